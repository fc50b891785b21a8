import { paths } from '@/lib/paths';
import { press, type Statement } from '../statement';

/** Chapter 6 of docs/product.md. */
export const permissions: readonly Statement[] = [
  {
    section: '6.1',
    title: 'Visitante y usuario',
    claim: 'Un visitante no llega a las páginas de envío.',
    sentence: 'the public pages',
    shows: 'Para enviar dinero, inicia sesión o regístrate.',
    preset: 'normal',
    path: paths.sendQuote,
    test: 'screen/site-home.test.tsx',
  },
  {
    section: '6.2',
    title: 'Permiso para enviar',
    claim: 'Quien no puede enviar y abre el paso 1 llega a sus datos personales.',
    sentence: 'The flag `permitTransfer` of the session user, read as a number, decides who may send',
    shows: 'Tus datos personales',
    preset: 'cuenta-nueva',
    path: paths.sendQuote,
    test: 'screen/session.test.tsx',
  },
  {
    section: '6.3',
    title: "La acción 'Enviar dinero'",
    claim: 'Si la sesión no se puede renovar, un aviso lo dice.',
    sentence: 'No se pudo actualizar la sesión',
    preset: 'cuenta-nueva',
    changes: { faults: [{ call: 'refreshSession', kind: 'network' }] },
    path: paths.contact,
    steps: [press('Menú'), press('Enviar dinero')],
    test: 'screen/session-refresh.test.tsx',
  },
  {
    section: '6.4',
    title: 'Editar los datos personales',
    claim: 'Con los datos en revisión no se puede guardar.',
    sentence: 'A profile may be edited only when `PermitAmendProfile` is not false (4.7).',
    shows: 'Por ahora no puedes editar tus datos.',
    preset: 'en-revision',
    path: paths.profile,
    test: 'screen/profile.test.tsx',
  },
];
