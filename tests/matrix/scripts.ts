import { scenarioOf, type ScenarioName } from '@mocks/scenarios/presets/table';
import type { EndpointName } from '@/api/endpoints';
import { fiftyEuros, RATE } from '../support/confirming';
import { press, see, type, typed, until } from '../support/hands';
import type { RenderedApp } from '../support/renderApp';

/** The steps that make a call. */
export interface Script {
  readonly call: EndpointName;
  /** Distinguishes the scripts of one call. */
  readonly when?: string;
  readonly scenario: ScenarioName;
  readonly path: string;
  readonly state?: () => object;
  /** 'load': the fault is set before the page opens; 'act': after the page is ready. */
  readonly breaks: 'load' | 'act';
  /** Prepares the page before the fault is set. */
  prepare?(app: RenderedApp): Promise<void>;
  /** Triggers the call. */
  act?(app: RenderedApp): Promise<void>;
  /** Labels of typed fields; their values must remain unless the user leaves the page. */
  readonly keeps?: readonly string[];
  /** The page must show an error: the server's text or ours. */
  readonly tells: boolean;
  /** Any 2xx is a success, even without JSON. */
  readonly anyBody?: true;
}

const MARIA = 'loginType=1&login=maria%40turpial.example';
const CONTACT = 'Correo electrónico o teléfono';
const CODE = 'Código de 6 dígitos';

/** The scenario of a script, with a fixed rate and without latency. */
export const steady = (name: ScenarioName) => scenarioOf(name, { rate: { kind: 'fixed', rate: RATE } });

const amount: Pick<Script, 'scenario' | 'path' | 'breaks' | 'prepare' | 'act' | 'keeps'> = {
  scenario: 'aprobada',
  path: '/envia1',
  breaks: 'act',
  async prepare() {
    await see('button', 'Quiero esta tasa');
    await type('Envías', '50');
  },
  act: () => press('button', 'Quiero esta tasa'),
  keeps: ['Envías'],
};

const password: Pick<Script, 'scenario' | 'path' | 'breaks' | 'prepare' | 'act' | 'keeps'> = {
  scenario: 'normal',
  path: `/iniciar/password?${MARIA}`,
  breaks: 'act',
  prepare: () => type('Contraseña', 'Turpial2026'),
  act: () => press('button', 'Iniciar sesión'),
  keeps: ['Contraseña'],
};

async function editBeneficiary(): Promise<void> {
  await press('button', 'Opciones de Mamá');
  await press('button', 'Editar Mamá');
  await type('Titular', 'Rosa Elena Gil');
}

async function signUpToPassword({ sandbox }: RenderedApp): Promise<void> {
  await type(CONTACT, 'ana@turpial.example');
  await press('checkbox', /^Acepto los términos/);
  await press('checkbox', /titular de la cuenta en euros/);
  await press('button', 'Continuar');
  await see('textbox', CODE);
  await type(CODE, sandbox.inbox().at(-1)?.code ?? '');
}

async function newPassword(): Promise<void> {
  await press('button', 'Confirmar');
  await type('Contraseña nueva', 'Nueva2026');
  await type('Repite la contraseña', 'Nueva2026');
}

async function recoverToCode({ sandbox }: RenderedApp): Promise<void> {
  await see('textbox', CODE);
  await until(() => sandbox.inbox().length > 0, 'code');
  await type(CODE, sandbox.inbox()[0]?.code ?? '');
}

/** A page that makes the call when it opens. */
const opens = (
  call: EndpointName,
  path: string,
  tells: boolean,
  scenario: ScenarioName = 'aprobada',
): Script => ({
  call,
  scenario,
  path,
  breaks: 'load',
  tells,
});

/** At least one script for every call of the endpoint table. */
export const scripts: readonly Script[] = [
  { call: 'csrf', ...password, tells: false },
  {
    ...opens('exchangeRate', '/envia1', true),
    when: 'on arrival',
    act: () => type('Envías', '50'),
    keeps: ['Envías'],
  },
  { call: 'exchangeRate', when: 'on going on', ...amount, tells: true },
  { ...opens('exchangeRate', '/', false, 'normal'), when: 'at home' },
  {
    call: 'createExchange',
    scenario: 'aprobada',
    path: '/envia2',
    state: () => ({ input: { side: 'send', text: '50' }, quote: fiftyEuros() }),
    breaks: 'act',
    prepare: () => press('radio', /Mamá/),
    act: () => press('button', 'Confirmar'),
    tells: true,
  },
  { call: 'checkMinimum', ...amount, tells: true },
  opens('listExchanges', '/envios', true),
  opens('getExchange', '/envia3?id=TRP-2026-000024', false),
  {
    call: 'sendVerificationCode',
    scenario: 'normal',
    path: '/registrate',
    breaks: 'act',
    async prepare() {
      await type(CONTACT, 'ana@turpial.example');
      await press('checkbox', /^Acepto los términos/);
      await press('checkbox', /titular de la cuenta en euros/);
    },
    act: () => press('button', 'Continuar'),
    keeps: [CONTACT],
    tells: true,
  },
  {
    call: 'verifyCode',
    scenario: 'normal',
    path: '/registrate',
    breaks: 'act',
    prepare: signUpToPassword,
    act: () => press('button', 'Confirmar'),
    keeps: [CODE],
    tells: true,
  },
  { call: 'login', ...password, tells: true },
  opens('refreshSession', '/envios', false),
  {
    call: 'refreshSession',
    when: 'after a 401',
    ...amount,
    async prepare(app) {
      await amount.prepare?.(app);
      app.sandbox.fault({ call: 'checkMinimum', kind: 'status', status: 401, body: {}, times: 1 });
    },
    tells: false,
  },
  {
    call: 'logout',
    scenario: 'aprobada',
    path: '/envios',
    breaks: 'act',
    async prepare() {
      await see('heading', 'Tus envíos');
    },
    async act() {
      await press('button', 'Menú');
      await press('button', 'Cerrar sesión');
    },
    tells: false,
  },
  {
    call: 'register',
    scenario: 'normal',
    path: '/registrate',
    breaks: 'act',
    async prepare(app) {
      await signUpToPassword(app);
      await newPassword();
    },
    act: () => press('button', 'Crear cuenta'),
    keeps: ['Contraseña nueva'],
    tells: true,
  },
  {
    call: 'requestPasswordReset',
    scenario: 'normal',
    path: '/olvide',
    breaks: 'act',
    prepare: () => type(CONTACT, 'maria@turpial.example'),
    act: () => press('button', 'Enviar código'),
    tells: false,
  },
  {
    call: 'verifyPasswordReset',
    scenario: 'normal',
    path: `/olvide?${MARIA}`,
    breaks: 'act',
    prepare: recoverToCode,
    act: () => press('button', 'Confirmar'),
    keeps: [CODE],
    tells: true,
  },
  {
    call: 'completePasswordReset',
    scenario: 'normal',
    path: `/olvide?${MARIA}`,
    breaks: 'act',
    async prepare(app) {
      await recoverToCode(app);
      await newPassword();
    },
    act: () => press('button', 'Guardar contraseña'),
    keeps: ['Contraseña nueva'],
    tells: true,
  },
  opens('listCountries', '/mis-datos', false),
  opens('getProfile', '/mis-datos', true),
  {
    call: 'updateProfile',
    scenario: 'aprobada',
    path: '/mis-datos',
    breaks: 'act',
    prepare: () => type('Ciudad', 'Soria'),
    act: () => press('button', 'Guardar'),
    keeps: ['Ciudad'],
    tells: true,
    anyBody: true,
  },
  opens('ipCountry', '/mis-datos', false, 'cuenta-nueva'),
  opens('listPaymentMethods', '/envia2', true),
  opens('listFieldConfigurations', '/envia2', true),
  opens('listBeneficiaries', '/envia2', true),
  {
    call: 'saveBeneficiary',
    scenario: 'aprobada',
    path: '/envia2',
    breaks: 'act',
    prepare: editBeneficiary,
    act: () => press('button', 'Guardar beneficiario'),
    keeps: ['Alias', 'Titular'],
    tells: true,
  },
  {
    call: 'deleteBeneficiary',
    scenario: 'aprobada',
    path: '/envia2',
    breaks: 'act',
    async prepare() {
      await press('button', 'Opciones de Mamá');
      await press('button', 'Eliminar Mamá');
      await see('dialog', '¿Eliminar beneficiario?');
    },
    act: () => press('button', 'Eliminar'),
    tells: true,
  },
];

/** The values of the fields that a script typed into. */
export const keptOf = ({ keeps = [] }: Script) => keeps.map(typed);
