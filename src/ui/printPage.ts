import { toastError } from './feedback/toast';

/** Opens the browser's print dialog. Firefox on Android may have none. */
export function printPage(): void {
  if ('print' in window) window.print();
  else toastError('No se pudo imprimir', 'Tu navegador no imprime páginas. Abre esta en otro navegador.');
}
