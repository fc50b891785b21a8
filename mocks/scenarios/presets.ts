import { endpointNames } from '@/api/endpoints';
import { paths } from '@/lib/paths';
import { REFERENCE_RATE } from '../rules/rate';
import { logins } from '../seeds/accounts';
import type { Fault, Scenario } from './scenario';

/** A scenario that a product owner picks by name. */
export interface Preset {
  readonly title: string;
  readonly description: string;
  /** The page on which it shows. */
  readonly path: string;
  readonly scenario: Omit<Scenario, 'name'>;
}

const visitor: Omit<Scenario, 'name'> = {
  seed: 'normal',
  signedInAs: null,
  session: 'open',
  clock: {},
  rate: { kind: 'daily' },
  faults: [],
  latencyMs: 250,
  approveAfterMs: 60_000,
  minimumSend: 10,
  answers: 'documented',
};
const signedIn: Omit<Scenario, 'name'> = { ...visitor, signedInAs: logins.main };

const sessionCalls: ReadonlySet<string> = new Set(['csrf', 'refreshSession', 'logout']);
const unavailable: readonly Fault[] = endpointNames
  .filter((call) => !sessionCalls.has(call))
  .map((call) => ({
    call,
    kind: 'status',
    status: 503,
    body: { error: 'El servicio no está disponible en este momento.' },
  }));

const define = <const N extends string>(presets: Readonly<Record<N, Preset>>) => presets;

/** Every preset, in the order in which the panel lists them. */
export const presets = define({
  normal: {
    title: 'Visitante',
    description: 'Nadie ha iniciado sesión. Entra con maria@turpial.example o regístrate.',
    path: paths.home,
    scenario: visitor,
  },
  aprobada: {
    title: 'Cuenta aprobada',
    description: 'Sesión iniciada, seis beneficiarios y un historial de siete meses.',
    path: paths.sendQuote,
    scenario: signedIn,
  },
  'cuenta-nueva': {
    title: 'Cuenta nueva',
    description: 'Recién registrada: faltan los datos personales y todavía no puede enviar.',
    path: paths.profile,
    scenario: { ...visitor, signedInAs: logins.fresh },
  },
  'en-revision': {
    title: 'Perfil en revisión',
    description: 'Los datos están completos y no se pueden editar hasta que se aprueben.',
    path: paths.profile,
    scenario: { ...visitor, signedInAs: logins.inReview },
  },
  'sin-beneficiarios': {
    title: 'Sin beneficiarios',
    description: 'Cuenta aprobada que aún no guardó a nadie: el paso 2 pide crear un beneficiario.',
    path: paths.sendBeneficiary,
    scenario: { ...visitor, signedInAs: logins.empty },
  },
  'sin-historial': {
    title: 'Sin historial',
    description: 'Cuenta aprobada que aún no hizo ningún envío.',
    path: paths.history,
    scenario: { ...visitor, signedInAs: logins.unsent },
  },
  'tasa-cambia': {
    title: 'La tasa cambia al continuar',
    description: 'La primera consulta da una tasa y la siguiente, al continuar, otra.',
    path: paths.sendQuote,
    scenario: {
      ...signedIn,
      rate: { kind: 'sequence', rates: [Number(REFERENCE_RATE), Number(REFERENCE_RATE) + 6] },
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
    title: 'Respuesta perdida',
    description: 'El primer envío se crea, pero su respuesta no llega. Repetir no lo duplica.',
    path: paths.sendQuote,
    scenario: { ...signedIn, faults: [{ call: 'createExchange', kind: 'lost', times: 1 }] },
  },
  'sesion-caducada': {
    title: 'Sesión caducada',
    description: 'El navegador cree tener sesión, pero el servidor ya la cerró.',
    path: paths.history,
    scenario: { ...signedIn, session: 'ended' },
  },
  'refresh-reutilizado': {
    title: 'Token de renovación reutilizado',
    description: 'La primera renovación de la sesión falla y la segunda, 250 ms después, funciona.',
    path: paths.history,
    scenario: {
      ...signedIn,
      faults: [
        {
          call: 'refreshSession',
          kind: 'status',
          status: 401,
          body: { error: 'Refresh token reused', code: 'refresh_token_reused' },
          times: 1,
        },
      ],
    },
  },
  'credenciales-rechazadas': {
    title: 'Contraseña incorrecta',
    description: 'Ninguna contraseña vale.',
    path: paths.login,
    scenario: {
      ...visitor,
      faults: [{ call: 'login', kind: 'status', status: 401, body: { error: 'Credenciales inválidas.' } }],
    },
  },
  'codigo-incorrecto': {
    title: 'Código incorrecto',
    description: 'Ningún código de verificación vale, ni al registrarse ni al recuperar la contraseña.',
    path: paths.signUp,
    scenario: {
      ...visitor,
      faults: [
        { call: 'verifyCode', kind: 'status', status: 400, body: {} },
        { call: 'verifyPasswordReset', kind: 'status', status: 400, body: {} },
      ],
    },
  },
  'correo-registrado': {
    title: 'Correo ya registrado',
    description: 'Cualquier correo que se escriba al registrarse ya tiene cuenta.',
    path: paths.signUp,
    scenario: {
      ...visitor,
      faults: [
        {
          call: 'sendVerificationCode',
          kind: 'status',
          status: 409,
          body: { error: 'Este correo ya está registrado.' },
        },
      ],
    },
  },
  'perfil-no-se-guarda': {
    title: 'Los datos no se guardan',
    description: 'Guardar los datos personales falla.',
    path: paths.profile,
    scenario: {
      ...visitor,
      signedInAs: logins.fresh,
      faults: [
        {
          call: 'updateProfile',
          kind: 'status',
          status: 422,
          body: { detail: 'El código postal no existe.' },
        },
      ],
    },
  },
  'historial-falla': {
    title: 'El historial no carga',
    description: 'La lista de envíos responde con un error del servidor.',
    path: paths.history,
    scenario: { ...signedIn, faults: [{ call: 'listExchanges', kind: 'status', status: 500, body: {} }] },
  },
  'servidor-caido': {
    title: 'Servidor caído',
    description: 'Todo responde 503; la sesión se conserva.',
    path: paths.history,
    scenario: { ...signedIn, faults: unavailable },
  },
  'pasarela-html': {
    title: 'Error de la pasarela',
    description: 'En lugar de datos llega una página HTML de error, que no debe mostrarse tal cual.',
    path: paths.history,
    scenario: {
      ...signedIn,
      faults: [
        {
          call: 'listExchanges',
          kind: 'status',
          status: 502,
          body: '<!doctype html><title>502</title><h1>Bad Gateway</h1>',
        },
      ],
    },
  },
  'red-lenta': {
    title: 'Red lenta',
    description: 'Cada respuesta tarda tres segundos.',
    path: paths.history,
    scenario: { ...signedIn, latencyMs: 3000 },
  },
  'sin-conexion': {
    title: 'Sin conexión',
    description: 'Ninguna llamada llega al servidor.',
    path: paths.history,
    scenario: { ...signedIn, faults: [{ call: '*', kind: 'network' }] },
  },
  'datos-grandes': {
    title: 'Datos grandes',
    description: '10 000 envíos y 500 beneficiarios.',
    path: paths.history,
    scenario: { ...signedIn, seed: 'grande' },
  },
  'metodo-desconocido': {
    title: 'Método de pago desconocido',
    description: 'Beneficiarios de sistemas anteriores: formato antiguo, método retirado, sin datos.',
    path: paths.sendBeneficiary,
    scenario: { ...signedIn, seed: 'rara' },
  },
  'respuestas-raras': {
    title: 'Respuestas raras',
    description: 'El servidor escribe sus respuestas con otros nombres; la pantalla no debe notarlo.',
    path: paths.history,
    scenario: { ...signedIn, seed: 'rara', answers: 'alternative' },
  },
  cargando: {
    title: 'Cargando sin fin',
    description: 'La lista de envíos no llega hasta que se suelta en la pestaña Servidor.',
    path: paths.history,
    scenario: { ...signedIn, faults: [{ call: 'listExchanges', kind: 'hold' }] },
  },
  'tipos-equivocados': {
    title: 'Tipos equivocados',
    description: 'La lista de envíos trae textos donde van números, y números donde van textos.',
    path: paths.history,
    scenario: { ...signedIn, faults: [{ call: 'listExchanges', kind: 'mistyped' }] },
  },
  'respuesta-ilegible': {
    title: 'Respuesta ilegible',
    description: 'La lista de envíos llega cortada por la mitad.',
    path: paths.history,
    scenario: { ...signedIn, faults: [{ call: 'listExchanges', kind: 'malformed' }] },
  },
});

/** The name of a preset. */
export type ScenarioName = keyof typeof presets;

/** Every preset name, in the panel's order. */
export const scenarioNames = Object.keys(presets) as readonly ScenarioName[];

/** True for the name of a preset. */
export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(presets, name);
}

/** The scenario of a preset with some things changed. An unknown name throws and lists the known ones. */
export function scenarioOf(name: string, changes: Partial<Scenario> = {}): Scenario {
  if (!isScenarioName(name)) {
    throw new Error(`Unknown scenario '${name}'. Known: ${scenarioNames.join(', ')}`);
  }
  return { ...presets[name].scenario, name, ...changes };
}
