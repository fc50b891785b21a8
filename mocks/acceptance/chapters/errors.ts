import { paths } from '@/lib/paths';
import { press, type, type Statement } from '../statement';

/** Chapter 8 of docs/product.md. */
export const errors: readonly Statement[] = [
  {
    section: '8.1',
    title: 'De dónde sale el texto de un error',
    claim: 'Un error muestra el texto del servidor.',
    sentence: 'The text of the server: the first of these fields that is not empty',
    shows: 'Estamos en mantenimiento hasta las diez.',
    preset: 'aprobada',
    changes: {
      faults: [
        {
          call: 'listExchanges',
          kind: 'status',
          status: 409,
          body: { detail: 'Estamos en mantenimiento hasta las diez.' },
        },
      ],
    },
    path: paths.history,
    test: 'screen/history.test.tsx',
  },
  {
    section: '8.2',
    title: 'Catálogo de errores',
    claim: 'Sin texto del servidor, el historial dice qué hacer.',
    sentence: 'Intenta nuevamente más tarde.',
    preset: 'aprobada',
    changes: { faults: [{ call: 'listExchanges', kind: 'status', status: 400, body: {} }] },
    path: paths.history,
    test: 'screen/presets.test.tsx',
  },
  {
    section: '8.3',
    title: 'Avisos de que algo salió bien',
    claim: 'Guardar los datos personales lo dice en un aviso.',
    sentence: 'Tu perfil ha sido actualizado.',
    preset: 'aprobada',
    path: paths.profile,
    steps: [type('Ciudad', 'Valencia'), press('Guardar')],
    test: 'screen/profile.test.tsx',
  },
  {
    section: '8.4',
    title: 'Cómo se muestran los fallos',
    claim: 'Una contraseña incorrecta se dice bajo su campo.',
    sentence: 'under the password field; cleared when the user types',
    shows: 'Credenciales inválidas.',
    preset: 'credenciales-rechazadas',
    path: `${paths.loginPassword}?loginType=1&login=maria%40turpial.example`,
    steps: [type('Contraseña', 'Turpial2026'), press('Iniciar sesión')],
    test: 'screen/login.test.tsx',
  },
  {
    section: '8.5',
    title: 'Idioma de un error',
    claim: 'Los pocos errores en inglés se quedan en inglés.',
    sentence: 'Could not parse exchange rate response',
    preset: 'aprobada',
    changes: { faults: [{ call: 'exchangeRate', kind: 'answer', body: { rate: 0 } }] },
    path: paths.sendQuote,
    test: 'screen/login.test.tsx',
  },
  {
    section: '8.6',
    title: 'Lo que dice un lector de pantalla',
    claim: 'Un fallo se anuncia una sola vez, con su título y su texto.',
    sentence: 'Each notice is one live region, and no region contains another.',
    shows: 'No se pudo cargar el historial',
    preset: 'aprobada',
    changes: { faults: [{ call: 'listExchanges', kind: 'status', status: 400, body: {} }] },
    path: paths.history,
    test: 'screen/heard.test.tsx',
  },
];
