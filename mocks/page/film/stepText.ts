import { labelOf } from '@mocks/engine/commands/table';
import type { Step, Typed } from './film';

const typed = (text: Typed) => {
  if (typeof text === 'string') return `«${text}»`;
  return {
    password: 'la contraseña',
    otherPassword: 'otra contraseña',
    code: 'el código',
    wrongCode: 'otro código',
  }[text.secret];
};

const keys: Readonly<Record<string, string>> = { ArrowUp: 'flecha arriba', ArrowDown: 'flecha abajo' };

/** One step in Spanish. */
export function stepText(step: Step): string {
  switch (step.do) {
    case 'press':
      return `Pulsa «${step.on.name}»`;
    case 'type':
      return step.text === ''
        ? `Vacía «${step.on.name}»`
        : `Escribe ${typed(step.text)} en «${step.on.name}»`;
    case 'choose':
      return `Elige «${step.option}» en «${step.on.name}»`;
    case 'key':
      return `Pulsa la tecla ${keys[step.key] ?? step.key}`;
    case 'go':
      return step.by < 0 ? 'Vuelve atrás' : 'Va adelante';
    case 'reload':
      return 'Recarga la página';
    case 'open':
      return `Abre ${step.path}`;
    case 'command':
      return `Sandbox: ${labelOf(step.name) ?? step.name}`;
    case 'refresh':
      return 'La página vuelve a leer sus datos';
    case 'wait':
      return step.seconds === 1 ? 'Pasa 1 segundo' : `Pasan ${step.seconds} segundos`;
  }
}
