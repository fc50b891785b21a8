import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SidesPage } from './SidesPage';

/** Shows two demos instead of one. */
export function mountSides(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  document.title = 'Dos a la vez';
  createRoot(root).render(
    <StrictMode>
      <SidesPage />
    </StrictMode>,
  );
}
