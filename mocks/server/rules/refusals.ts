import { contract, type CallParts } from '@/api/contract';
import { endpoints, type EndpointName } from '@/api/endpoints';

/** Every rule by which the server refuses a call, in Spanish for the panel. */
export const rules = {
  address: 'El método y la ruta son los de una llamada de la API.',
  csrf: 'Toda llamada que no sea GET lleva en x-csrf-token el valor de la cookie csrf-token.',
  bearer: 'La llamada lleva un token de acceso sin caducar, de una sesión abierta.',
  json: 'El cuerpo es JSON.',
  contract: 'Los campos son los del contrato de la llamada.',
  code: 'El código es el último que se envió a ese contacto, y sirve una vez.',
  codeLifetime: 'Un código vale diez minutos.',
  codeAttempts: 'Un código admite cinco intentos.',
  password: 'La contraseña tiene al menos 8 caracteres y un número.',
  freeContact: 'El correo o el teléfono de una cuenta nueva no es de otra.',
  credentials: 'La cuenta existe y la contraseña es la suya.',
  lockedAccount: 'La cuenta no está bloqueada.',
  refreshToken: 'El token de renovación es de una sesión abierta, de hace menos de 30 días.',
  refreshReused: 'Cada token de renovación sirve una vez.',
  ownRow: 'Lo que se pide existe y es de quien llama.',
  profileInReview: 'Un perfil en revisión no se puede editar.',
  country: 'El país es uno de la lista de países.',
  approvedAccount: 'Solo una cuenta aprobada puede enviar.',
  paymentMethod: 'El método de pago es uno de la lista.',
  currencyPair: 'Se envían euros y llegan bolívares.',
  amount: 'Los montos son mayores que 0, con dos decimales como mucho.',
  currentRate: 'La tasa es la vigente.',
  minimum: 'El envío llega al mínimo (minimumSend del escenario).',
  maximum: 'El envío no pasa del máximo.',
  amountReceive: 'El monto a recibir no pasa de monto × tasa, redondeado hacia abajo.',
  ownBeneficiary: 'El beneficiario existe y es de quien envía.',
  methodOfBeneficiary: 'El método de pago es el del beneficiario.',
  fieldPattern: 'Cada dato del beneficiario cumple el patrón de su campo.',
  idempotency: 'Una clave de idempotencia repetida lleva los mismos datos, y crea una sola vez.',
} as const;

export type RuleName = keyof typeof rules;

/** A refusal as the server answers it. */
export interface Refusal {
  readonly rule: RuleName;
  readonly status: number;
  /** '{}' stands for the field or the amount that it names. */
  readonly error: string;
  /** What it names, as an example. */
  readonly example?: string;
  readonly code?: string;
  readonly of: (name: EndpointName) => boolean;
}

const partsOf = (name: EndpointName): CallParts => contract[name];
const only =
  (...names: readonly EndpointName[]) =>
  (name: EndpointName) =>
    names.includes(name);
const exchange = only('createExchange');

/** How the server refuses each call. */
export const refusals: readonly Refusal[] = [
  { rule: 'address', status: 404, error: 'Not found', of: () => false },
  {
    rule: 'csrf',
    status: 403,
    error: 'Token CSRF no válido.',
    of: (name) => endpoints[name].method !== 'GET',
  },
  { rule: 'bearer', status: 401, error: 'No autorizado', of: (name) => endpoints[name].access === 'session' },
  { rule: 'json', status: 400, error: 'Solicitud no válida.', of: (name) => !!partsOf(name).body },
  {
    rule: 'contract',
    status: 400,
    error: 'Solicitud no válida.',
    of: (name) => !!(partsOf(name).body ?? partsOf(name).query) || name === 'deleteBeneficiary',
  },
  {
    rule: 'code',
    status: 400,
    error: 'Código de verificación inválido.',
    of: only('verifyCode', 'register'),
  },
  {
    rule: 'code',
    status: 400,
    error: 'Código inválido.',
    of: only('verifyPasswordReset', 'completePasswordReset'),
  },
  {
    rule: 'codeLifetime',
    status: 400,
    error: 'El código ha caducado. Solicita uno nuevo.',
    of: only('verifyCode', 'register', 'verifyPasswordReset', 'completePasswordReset'),
  },
  {
    rule: 'codeAttempts',
    status: 400,
    error: 'Demasiados intentos. Solicita un código nuevo.',
    of: only('verifyCode', 'register', 'verifyPasswordReset', 'completePasswordReset'),
  },
  {
    rule: 'freeContact',
    status: 409,
    error: 'Este {} ya está registrado.',
    example: 'correo',
    of: only('sendVerificationCode', 'register'),
  },
  {
    rule: 'password',
    status: 422,
    error: 'La contraseña debe tener al menos 8 caracters e incluir un número',
    of: only('register', 'completePasswordReset'),
  },
  { rule: 'credentials', status: 401, error: 'Credenciales inválidas.', of: only('login') },
  {
    rule: 'lockedAccount',
    status: 423,
    error: 'Tu cuenta está bloqueada. Escríbenos para recuperarla.',
    of: only('login'),
  },
  { rule: 'refreshToken', status: 401, error: 'No autorizado', of: only('refreshSession') },
  {
    rule: 'refreshReused',
    status: 401,
    error: 'Refresh token reused',
    code: 'refresh_token_reused',
    of: only('refreshSession'),
  },
  {
    rule: 'ownRow',
    status: 404,
    error: 'Not found',
    of: only('getExchange', 'saveBeneficiary', 'deleteBeneficiary'),
  },
  {
    rule: 'profileInReview',
    status: 403,
    error: 'Tu perfil está en revisión. Por ahora no puedes editar tus datos.',
    of: only('updateProfile'),
  },
  { rule: 'country', status: 422, error: 'País desconocido.', of: only('updateProfile') },
  { rule: 'paymentMethod', status: 422, error: 'Método de pago desconocido.', of: only('saveBeneficiary') },
  {
    rule: 'fieldPattern',
    status: 422,
    error: 'Campo inválido: {}',
    example: 'Cédula',
    of: only('saveBeneficiary'),
  },
  {
    rule: 'currencyPair',
    status: 404,
    error: 'Par de monedas no disponible.',
    of: only('exchangeRate'),
  },
  { rule: 'currencyPair', status: 422, error: 'Moneda no disponible.', of: only('checkMinimum') },
  {
    rule: 'approvedAccount',
    status: 403,
    error: 'Tu cuenta todavía no puede enviar dinero.',
    of: exchange,
  },
  {
    rule: 'paymentMethod',
    status: 422,
    error: 'No se pudo determinar el método de pago del beneficiario',
    of: exchange,
  },
  { rule: 'currencyPair', status: 422, error: 'Par de monedas no disponible.', of: exchange },
  { rule: 'amount', status: 400, error: 'Monto no válido.', of: exchange },
  {
    rule: 'currentRate',
    status: 409,
    error: 'La tasa ha cambiado. Por favor, vuelve a intentarlo.',
    of: exchange,
  },
  {
    rule: 'minimum',
    status: 422,
    error: 'El monto mínimo para enviar es {}.',
    example: '10,00 €',
    of: only('checkMinimum', 'createExchange'),
  },
  {
    rule: 'maximum',
    status: 422,
    error: 'El monto máximo por envío es {}.',
    example: '3000,00 €',
    of: exchange,
  },
  {
    rule: 'amountReceive',
    status: 422,
    error: 'El monto a recibir no corresponde a la tasa.',
    of: exchange,
  },
  { rule: 'ownBeneficiary', status: 422, error: 'El beneficiario no existe.', of: exchange },
  {
    rule: 'methodOfBeneficiary',
    status: 422,
    error: 'El método de pago no es el del beneficiario.',
    of: exchange,
  },
  {
    rule: 'idempotency',
    status: 422,
    error: 'La clave de idempotencia ya se usó con otros datos.',
    of: only('createExchange', 'saveBeneficiary'),
  },
];

/** How a call is refused by a rule; 'address' is of no call. Undefined if the rule never refuses it. */
export const refusalOf = (rule: string | undefined, name?: EndpointName): Refusal | undefined =>
  refusals.find((one) => one.rule === rule && (name === undefined || rule === 'address' || one.of(name)));

/** The text of a refusal, for what it names. */
export const refusalText = ({ error, example = '' }: Refusal, named = example) => error.replace('{}', named);
