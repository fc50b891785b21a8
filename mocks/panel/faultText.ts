import { faultKinds } from '@mocks/server/faultKinds';
import type { Fault } from '@mocks/server/faultKinds';
import type { EndpointName } from '@/api/endpoints';
import { numberText, percentText } from './numberField';

/** What each call is for, in the words of the screens. */
export const callLabels: Readonly<Record<EndpointName, string>> = {
  csrf: 'Cookie CSRF',
  exchangeRate: 'Tasa de cambio',
  createExchange: 'Crear un envío',
  checkMinimum: 'Comprobar el mínimo',
  listExchanges: 'Lista de envíos',
  getExchange: 'Un envío',
  sendVerificationCode: 'Enviar el código de registro',
  verifyCode: 'Comprobar el código de registro',
  login: 'Iniciar sesión',
  refreshSession: 'Renovar la sesión',
  logout: 'Cerrar la sesión',
  register: 'Crear la cuenta',
  requestPasswordReset: 'Enviar el código de recuperación',
  verifyPasswordReset: 'Comprobar el código de recuperación',
  completePasswordReset: 'Guardar la nueva contraseña',
  listCountries: 'Países',
  getProfile: 'Leer los datos personales',
  updateProfile: 'Guardar los datos personales',
  ipCountry: 'País de la conexión',
  listPaymentMethods: 'Métodos de pago',
  listFieldConfigurations: 'Campos de los métodos de pago',
  listBeneficiaries: 'Lista de beneficiarios',
  saveBeneficiary: 'Guardar un beneficiario',
  deleteBeneficiary: 'Eliminar un beneficiario',
};

/** '3 s', or '500 ms' below a second. */
export const waitText = (ms: number) => (ms < 1000 ? `${ms} ms` : `${numberText(ms / 1000)} s`);

/** A fault in a few words, such as 'Error 503, 2 veces'. */
export function faultText({ kind, times, delayMs, chance, when, ...fault }: Fault): string {
  const what =
    'status' in fault
      ? `Error ${fault.status}`
      : 'variant' in fault
        ? `Escrita como ${fault.variant}`
        : faultKinds[kind].label;
  const often = times === undefined ? '' : times === 1 ? ', una vez' : `, ${times} veces`;
  const likely = chance === undefined ? '' : `, ${percentText(chance)} %`;
  const only = when === undefined ? '' : `, si ${when}`;
  return `${what}${often}${likely}${only}${delayMs ? `, ${waitText(delayMs)} más` : ''}`;
}

/** The badge's summary of faults and latency; empty without any. */
export function activeFaults(faults: readonly Fault[], latencyMs: number): string {
  const [first] = faults;
  const failing =
    faults.length === 0
      ? []
      : faults.length === 1 && first
        ? [`${first.call === '*' ? 'Todas las llamadas' : callLabels[first.call]}: ${faultText(first)}`]
        : [`${faults.length} llamadas con fallos`];
  return [...failing, ...(latencyMs >= 1000 ? [`latencia de ${waitText(latencyMs)}`] : [])].join(', ');
}
