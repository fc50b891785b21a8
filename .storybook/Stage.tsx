import { StrictMode, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import '@/theme/appStyles';
import '@/theme/consentStyles';
import { AppArea } from '@/app/AppArea';
import { ToastArea } from '@/app/ToastArea';
import { ThemeProvider } from '@/theme/ThemeProvider';

interface StageProps {
  /** Address that the story's page believes to stand on, with its query. */
  readonly path: string;
  /** Navigation state that the page is entered with. */
  readonly state: unknown;
  readonly children: ReactNode;
}

/** What every story stands in: the app's own providers, under a router that only remembers. */
export function Stage({ path, state, children }: StageProps) {
  const { pathname, search } = new URL(path, 'https://turpial.example');
  return (
    <StrictMode>
      <ThemeProvider>
        <MemoryRouter initialEntries={[{ pathname, search, state }]}>
          <Routes>
            <Route element={<ToastArea />}>
              <Route element={<AppArea />}>
                <Route path="*" element={children} />
              </Route>
            </Route>
          </Routes>
        </MemoryRouter>
      </ThemeProvider>
    </StrictMode>
  );
}
