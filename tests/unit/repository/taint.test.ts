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

// What is allowed appears in the screen tests, each of which fails on a leak. Such coincidences would do so at random.
test.each<[Place, string, string?]>([
  ['title', 'Un mamarracho rosado · Turpial'],
  ['local storage', '2468101c-0414-4000-8001-4123456a4123', 'turpial.device-id'],
  ['report', '{"kind":"call","call":"login","durationMs":2468101,"page":"/iniciar/password"}'],
])('in a %s, %s contains data by coincidence', (place, text, key) => {
  expect(found(place, text, key)).toEqual([]);
});
