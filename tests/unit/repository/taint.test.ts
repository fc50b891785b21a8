import { createSandbox } from '@mocks/engine/sandbox';
import { accessToken } from '@mocks/server/rules/tokens';
import { leaksIn, type Carrier, type Place } from '@tests/support/taint/leaks';
import { createMarkers } from '@tests/support/taint/markers';
import { expect, test } from 'vitest';
import { confirmationPrefixes, draftKeys } from '@/lib/storage';

const MARIA = 'maria@turpial.example';
const CODE = '246810';
const TOKEN = accessToken({
  sub: '1',
  sid: 1,
  identityVerification: 1,
  countryResidenceIso2: 'ES',
  permitTransfer: 1,
  iat: 1,
  exp: 901,
});

function knownMarkers() {
  const { users, beneficiaries } = createSandbox({ scenario: 'metodo-desconocido' });
  const markers = createMarkers();
  const people = users();
  markers.addPeople({
    users: people,
    beneficiaries: Object.fromEntries(people.map(({ login }) => [login, beneficiaries(login)])),
    inbox: [{ to: MARIA, code: CODE }],
  });
  markers.add('accessToken', TOKEN);
  markers.add('refreshToken', 'MS4xLjFxdzJlM3I');
  return markers.all();
}
const markers = knownMarkers();

/** The fields whose markers leaked. */
const found = (place: Place, text: string, key?: string) => {
  const carrier: Carrier = { place, text, ...(key !== undefined && { key }) };
  return leaksIn([carrier], markers).map((leak) => leak.split(' ')[0]);
};

const inBase64 = (text: string) => Buffer.from(text).toString('base64');

test.each<[Place, string, string, string?]>([
  ['title', 'Envío a V-4.123.456 · Turpial', 'cedula'],
  ['title', 'Rosa Elena · Turpial', 'titular'],
  ['title', 'Envío a Mamá · Turpial', 'alias'],
  ['console', 'no beneficiary: ROSA', 'titular'],
  ['local storage', '{"to":"mama"}', 'alias', 'turpial.last'],
  ['address', '/envios?buscar=tio+ramon', 'alias'],
  ['address', '/envia3?id=TRP-1&para=Rosa%20Elena%20P%C3%A9rez', 'titular'],
  ['address', '/iniciar?login=maria%40turpial.example', 'login'],
  ['address', '/iniciar/password?loginType=1&login=maria%40turpial.example&code=246810', 'code'],
  ['address', '/registrate/verifica?loginType=1&login=a%40b.example&code=246810', 'code'],
  ['address', `/envia1#${TOKEN}`, 'accessToken'],
  ['call', '/api/exchanges?q=01340000870000000002', 'cuenta'],
  ['call', '/api/beneficiaries/1?cedula=V4123456', 'cedula'],
  ['call', '/api/password-reset/complete?code=246810', 'code'],
  [
    'link',
    'https://wa.me/34600000000?text=Mi%20tel%C3%A9fono%20es%20%2B58%20414%20000%2000%2001',
    'telefono',
  ],
  ['link', 'https://wa.me/34600000000?text=TURPIAL-7', 'codigo_entrega'],
  ['local storage', TOKEN, 'accessToken', 'turpial.token'],
  ['local storage', '{"at":1}', 'login', 'turpial.maria@turpial.example'],
  [
    'local storage',
    '{"loggedIn":true,"login":"maria@turpial.example","name":"María Gabriela"}',
    'first',
    'turpial.session',
  ],
  ['local storage', `{"claims":"${TOKEN.split('.')[1]}"}`, 'accessToken', 'turpial.user'],
  ['session storage', '{"titular":"ROSA ELENA PEREZ"}', 'titular', 'turpial.other'],
  [
    'session storage',
    '{"owner":"nueva@turpial.example","value":{"draft":{"cedula":"V4123456"}}}',
    'cedula',
    draftKeys.beneficiary,
  ],
  ['session storage', '{"value":{"draft":{"cedula":"V4123456"}}}', 'cedula', draftKeys.beneficiary],
  [
    'session storage',
    '{"owner":"maria@turpial.example","value":{"password":"Turpial2026"}}',
    'password',
    draftKeys.profile,
  ],
  [
    'local storage',
    '{"owner":1,"alias":"Tío Ramón","cedula":"V5234567"}',
    'rif',
    `${confirmationPrefixes.open}q:1`,
  ],
  ['session storage', '{"value":{"contact":{},"cedula":"V4123456"}}', 'cedula', draftKeys.visitor],
  ['left behind', '{"value":{"contact":{"text":"maria@turpial.example"}}}', 'login', draftKeys.visitor],
  ['history state', '{"contact":{"mode":"email","text":"maria@turpial.example"}}', 'login'],
  ['history state', '{"form":{"contact":{"mode":"phone","text":"600 00 00 01"}}}', 'telephoneNumber'],
  ['history state', '{"code":"246810"}', 'code'],
  ['history state', '{"exchange":{"paymentDetails":{"cedula":"V4123456"}}}', 'cedula'],
  ['history state', '{"password":"Turpial2026"}', 'password'],
  ['history state', '{"token":"MS4xLjFxdzJlM3I"}', 'refreshToken'],
  ['report', '{"message":"La c\\u00e9dula V4123456 no existe"}', 'cedula'],
  ['report', `{"name":"Error","details":"${inBase64('{"cedula":"V4123456"}')}"}`, 'cedula'],
  ['console', 'Pérez, Rosa', 'surnames'],
  ['shared text', 'Envío a la cuenta 0134 0000 87 0000000002', 'cuenta'],
  ['clipboard', '0414-0000001', 'telefono'],
  ['file', 'TRP-1;Mamá;V4123456', 'cedula'],
  ['file name', 'envios-Tio-Ramon.csv', 'alias'],
  ['cookie', 'who=maria%2540turpial.example', 'login'],
  ['referrer', 'https://turpial.example/olvide?loginType=1&login=maria%40turpial.example', 'login'],
  ['left behind', '{"login":"maria@turpial.example"}', 'login', 'turpial.session'],
])('in a %s, %s leaks %s', (place, text, what, key) => {
  expect(found(place, text, key)).toContain(what);
});

test.each<[Place, string, string?]>([
  ['title', 'Resumen del envío · Turpial'],
  ['title', 'Un mamarracho rosado · Turpial'],
  ['address', '/iniciar/password?loginType=1&login=maria%40turpial.example'],
  ['address', '/Olvide/?loginType=2&loginCountry=%2B34&phone=600000001'],
  ['address', '/olvide/verifica?loginType=1&login=maria%40turpial.example&code=246810'],
  ['address', '/envia3?id=TRP-2026-000024'],
  ['call', '/api/password-reset/verify?loginType=1&login=maria%40turpial.example&code=246810'],
  ['call', '/api/user-login-verification/verify?loginType=2&loginCountry=%2B34&phone=600000001&code=246810'],
  ['call', '/api/exchange/id/TRP-2026-000024'],
  [
    'local storage',
    '{"loggedIn":true,"login":"maria@turpial.example","at":1752573600000}',
    'turpial.session',
  ],
  ['local storage', '2468101c-0414-4000-8001-4123456a4123', 'turpial.device-id'],
  [
    'session storage',
    '{"owner":"maria@turpial.example","value":{"draft":{"cedula":"V4123456"}}}',
    draftKeys.beneficiary,
  ],
  ['session storage', '{"owner":1,"value":{"first":"María Gabriela"}}', draftKeys.profile],
  ['session storage', '{"owner":{"id":1},"value":{"first":"María Gabriela"}}', draftKeys.profile],
  [
    'session storage',
    '{"owner":{"login":"+34 600000001"},"value":{"first":"Ana Isabel"}}',
    draftKeys.profile,
  ],
  [
    'session storage',
    '{"owner":"nueva@turpial.example","value":{"street":"Plaza Pérez"}}',
    draftKeys.profile,
  ],
  ['local storage', '{"owner":1,"title":"Tío Ramón","amount":"50"}', `${confirmationPrefixes.open}q:1`],
  ['history state', '{"usr":{"kept":"5b2f"}}'],
  ['session storage', '{"value":{"contact":{"text":"maria@turpial.example"}}}', draftKeys.visitor],
  ['session storage', '{"value":{"contact":{"text":"600 00 00 01"}}}', draftKeys.visitor],
  [
    'link',
    'https://wa.me/34600000000?text=Hola%2C%20necesito%20ayuda%20con%20el%20env%C3%ADo%20TRP-2026-000024.',
  ],
  ['file', 'TRP-2026-000024;15/07/2026;Tío Ramón;150,00'],
  ['report', '{"kind":"call","call":"login","durationMs":2468101,"page":"/iniciar/password"}'],
])('in a %s, %s is allowed', (place, text, key) => {
  expect(found(place, text, key)).toEqual([]);
});

test('a request to another host is a leak', () => {
  expect(leaksIn([{ place: 'other host', text: 'https://cdn.example/pixel.gif' }], [])).toHaveLength(1);
});

test('a leak names data, place and text', () => {
  expect(leaksIn([{ place: 'local storage', key: 'turpial.last', text: 'V4123456' }], markers)).toEqual([
    "cedula 'V4123456' in local storage turpial.last: V4123456",
  ]);
});
