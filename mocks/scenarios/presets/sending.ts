import { REFERENCE_RATE } from '@mocks/server/rules/rate';
import { logins } from '@mocks/server/seeds/accounts';
import { exchangeIdOf } from '@mocks/server/seeds/exchanges';
import { paths } from '@/lib/paths';
import { group, quoted, quotedFor, signedIn, visitor } from './preset';

export const sendingPresets = group('Al enviar dinero', {
  'tasa-cambia': {
    title: 'La tasa cambia al continuar',
    description: 'Las tres primeras consultas dan una tasa distinta: al continuar ya no es la que se vio.',
    path: paths.sendQuote,
    scenario: {
      ...signedIn,
      rate: { kind: 'sequence', rates: [0, 6, 12].map((more) => Number(REFERENCE_RATE) + more) },
    },
  },
  'tasa-no-disponible': {
    title: 'Sin tasa',
    description: 'La consulta de la tasa falla: no se puede cotizar.',
    path: paths.sendQuote,
    scenario: { ...signedIn, faults: [{ call: 'exchangeRate', kind: 'status', status: 500, body: {} }] },
  },
  'bajo-minimo': {
    title: 'Por debajo del mínimo',
    description: 'El mínimo sube a 50 €: cualquier monto menor se rechaza al continuar.',
    path: paths.sendQuote,
    scenario: { ...signedIn, minimumSend: 50 },
  },
  'envio-rechazado': {
    title: 'El envío se rechaza',
    description: 'Al confirmar, el servidor no acepta el envío y explica por qué.',
    path: paths.sendBeneficiary,
    state: quoted,
    scenario: {
      ...signedIn,
      faults: [
        {
          call: 'createExchange',
          kind: 'status',
          status: 422,
          body: { message: 'Has alcanzado el límite mensual de envíos.' },
        },
      ],
    },
  },
  'respuesta-perdida': {
    title: 'La conexión se corta al confirmar',
    description:
      'El servidor acepta el envío y la respuesta se pierde: pulsa Confirmar. La app lo averigua sola.',
    path: paths.sendBeneficiary,
    state: quoted,
    scenario: {
      ...signedIn,
      faults: [
        { call: 'createExchange', kind: 'lost', times: 1 },
        // Long enough to see what a sender sees meanwhile: one answer for the page, one for the search.
        { call: 'listExchanges', kind: 'slow', delayMs: 5000, times: 2 },
      ],
    },
  },
  'envio-repetido': {
    title: 'El mismo envío, hace dos minutos',
    description: 'Ya se enviaron 100 € a Mamá: el resumen lo dice antes de confirmar.',
    path: paths.sendBeneficiary,
    state: quotedFor('100', 1),
    scenario: signedIn,
  },
  'cuenta-cambiada': {
    title: 'La cuenta ha cambiado',
    description: 'El teléfono de Mamá no es el de su último envío, y una cuenta está guardada dos veces.',
    path: paths.sendBeneficiary,
    state: quoted,
    scenario: { ...signedIn, seed: 'sospechosa' },
  },
  'primera-vez': {
    title: 'Primera vez a una cuenta',
    description: 'Una persona guardada a la que aún no se hizo ningún envío.',
    path: paths.sendBeneficiary,
    state: quotedFor('50', 7),
    scenario: { ...visitor, signedInAs: logins.unsent },
  },
  'estado-cambia': {
    title: 'El estado cambia',
    description: 'El recibo de un envío recién hecho: avanza el reloj y mira los estados que se ven.',
    path: paths.receipt,
    state: ({ now }) => ({ exchange: { exchangeId: exchangeIdOf(25, now) } }),
    scenario: signedIn,
  },
  'metodo-desconocido': {
    title: 'Método de pago desconocido',
    description: 'Beneficiarios de sistemas anteriores: formato antiguo, método retirado, sin datos.',
    path: paths.sendBeneficiary,
    state: quotedFor('50'),
    scenario: { ...signedIn, seed: 'rara' },
  },
});
