/** @module-tag core */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('a page that fails keeps header and footer, and their links work', async () => {
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
  await page.getByRole('link', { name: 'A la página rota' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Unexpected Application Error!/);
  await expect.element(page.getByRole('alert')).toHaveTextContent(/lista repetida/);
  // React logs each error that the boundary catches.
  expect(vi.spyOn(console, 'error')).toHaveBeenCalledOnce();
  vi.spyOn(console, 'error').mockClear();
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aviso legal' }).click();
  await expect.element(page.getByRole('heading', { name: 'Página que funciona' })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
