import { REFERENCE_RATE } from '@mocks/server/rules/rate';
import { paths } from '@/lib/paths';
import { group, quoted, signedIn } from './preset';

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
    scenario: { ...signedIn, faults: [{ call: 'createExchange', kind: 'lost', times: 1 }] },
  },
  'metodo-desconocido': {
    title: 'Método de pago desconocido',
    description: 'Beneficiarios de sistemas anteriores: formato antiguo, método retirado, sin datos.',
    path: paths.sendBeneficiary,
    scenario: { ...signedIn, seed: 'rara' },
  },
});
