/** @module-tag core */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Layout } from '@/app/layout/Layout';
import { ThemeProvider } from '@/theme/ThemeProvider';

function Broken(): never {
  throw new Error('lista repetida');
}

function Start() {
  return (
    <>
      <h1>Página que funciona</h1>
      <Link to="/rota">A la página rota</Link>
    </>
  );
}

function BackButton() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Atrás</button>;
}

beforeEach(() => {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  const nothing = () => undefined;
  root.render(
    <StrictMode>
      <ThemeProvider>
        <MemoryRouter>
          <BackButton />
          <Layout signedIn={false} onSendMoney={nothing} onLogout={nothing}>
            <Routes>
              <Route path="/rota" element={<Broken />} />
              <Route path="*" element={<Start />} />
            </Routes>
          </Layout>
        </MemoryRouter>
      </ThemeProvider>
    </StrictMode>,
  );
});

async function breakPage(): Promise<void> {
  await page.getByRole('link', { name: 'A la página rota' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Unexpected Application Error!/);
  await expect.element(page.getByRole('alert')).toHaveTextContent(/lista repetida/);
  // React logs each error that the boundary catches.
  expect(vi.spyOn(console, 'error')).toHaveBeenCalledOnce();
  vi.spyOn(console, 'error').mockClear();
}

test('a page that fails keeps header and footer, and their links work', async () => {
  await breakPage();
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aviso legal' }).click();
  await expect.element(page.getByRole('heading', { name: 'Página que funciona' })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('Back leaves a page that failed', async () => {
  await breakPage();
  await page.getByRole('button', { name: 'Atrás' }).click();
  await expect.element(page.getByRole('heading', { name: 'Página que funciona' })).toBeVisible();
});
