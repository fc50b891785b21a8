import { logins } from '@mocks/server/seeds/accounts';
import { paths } from '@/lib/paths';
import { press, type, type Statement } from '../statement';

/** Sends a code to a contact. The tab sends no other one to it for 90 s, so each link has its own contact. */
const resetOf = (login: string) => `${paths.passwordReset}?loginType=1&login=${encodeURIComponent(login)}`;

/** The first code of the sandbox. */
const typeCode = [type('Código de 6 dígitos', '246810'), press('Confirmar')];

/** Chapter 5 of docs/product.md. */
export const validation: readonly Statement[] = [
  {
    section: '5.1',
    title: 'Contacto',
    claim: 'Un correo sin arroba se rechaza con su motivo.',
    sentence: 'Introduce un correo válido.',
    preset: 'normal',
    path: paths.signUp,
    steps: [type('Correo electrónico o teléfono', 'ana'), press('Continuar')],
    test: ['screen/signup.test.tsx', 'missing fields are named, the first is focused, and nothing is sent'],
  },
  {
    section: '5.2',
    title: 'Registro',
    claim: 'Sin aceptar los términos no se puede seguir.',
    sentence: 'Para registrarte tienes que aceptarlos.',
    preset: 'normal',
    path: paths.signUp,
    steps: [press('Continuar')],
    test: ['unit/features/access/rules.test.ts', 'requires a contact and both confirmations'],
  },
  {
    section: '5.3',
    title: 'Contraseña nueva',
    claim: 'Una contraseña corta dice qué le falta.',
    sentence: 'La contraseña debe tener al menos 8 caracters e incluir un número',
    preset: 'normal',
    path: resetOf(logins.empty),
    steps: [...typeCode, type('Contraseña nueva', 'corta'), type('Repite la contraseña', 'corta')],
    test: ['screen/signup.test.tsx', 'the password has to follow the rules and be repeated'],
  },
  {
    section: '5.4',
    title: 'Código de verificación',
    claim: 'Con seis cifras se puede confirmar, y se abre la contraseña nueva.',
    sentence: "'Confirmar' is enabled with exactly 6 digits.",
    shows: 'Nueva contraseña',
    preset: 'normal',
    path: resetOf(logins.unsent),
    steps: typeCode,
    test: ['screen/signup.test.tsx', 'the code accepts six digits only, also pasted ones'],
  },
  {
    section: '5.5',
    title: 'Contraseña al entrar',
    claim: 'La contraseña se manda tal como se escribe: con un espacio de más no vale.',
    sentence: 'It is sent as typed, spaces included.',
    shows: 'Credenciales inválidas.',
    preset: 'normal',
    path: `${paths.loginPassword}?loginType=1&login=maria%40turpial.example`,
    steps: [type('Contraseña', 'Turpial2026 '), press('Iniciar sesión')],
    test: [
      'unit/api/session-calls.test.ts',
      'a login sends identity and password, and does not wait for an owed logout',
    ],
  },
  {
    section: '5.6',
    title: 'Datos personales',
    claim: 'Mientras falta un dato obligatorio no se puede guardar, y la página los nombra.',
    sentence: "'Guardar' is disabled until all of them are filled in.",
    shows: 'Para guardar falta: {fields}.',
    preset: 'cuenta-nueva',
    path: paths.profile,
    test: ['screen/profile.test.tsx', 'saving needs every required field, then sends all new values'],
  },
  {
    section: '5.7',
    title: 'Importes',
    claim: 'Un punto que puede separar miles se explica.',
    sentence: 'Usa la coma para los decimales.',
    preset: 'aprobada',
    path: paths.sendQuote,
    steps: [type('Envías', '1.050')],
    test: ['screen/typed-dots.test.tsx', 'a dot that may separate thousands shows a hint'],
  },
  {
    section: '5.8',
    title: 'Antes del paso 2',
    claim: 'Un importe por debajo del mínimo dice cuánto falta.',
    sentence: 'Faltan {amount} €',
    shows: 'Faltan 1,00 €',
    preset: 'bajo-minimo',
    path: paths.sendQuote,
    steps: [type('Envías', '49')],
    test: [
      'screen/typed-minimum.test.tsx',
      'a pause of 600 ms makes one check, and says how much is missing',
    ],
  },
  {
    section: '5.9',
    title: 'Formulario de beneficiario',
    claim: 'Sin método no se puede guardar, y la página lo pide.',
    sentence: 'Elige un tipo de pago.',
    preset: 'sin-beneficiarios',
    path: paths.sendBeneficiary,
    steps: [press('Guardar beneficiario')],
    test: ['screen/beneficiaries.test.tsx', 'the method is asked first'],
  },
  {
    section: '5.10',
    title: 'Ayudas de formato',
    claim: 'Un campo con formato dice cuántas cifras espera.',
    sentence: 'Debe tener exactamente {n} dígitos.',
    preset: 'sin-beneficiarios',
    path: paths.sendBeneficiary,
    steps: [press('Transferencia bancaria')],
    test: ['unit/features/beneficiaries/fieldRules.test.ts', 'gives the number of digits for every length'],
  },
  {
    section: '5.11',
    title: 'Crear un envío',
    claim: 'Una respuesta sin el envío lo dice, y la app comprueba en el historial si se hizo.',
    sentence: "An answer without an exchange is the error 'No exchange in response'.",
    shows: 'Tu envío pudo llegar a hacerse',
    preset: 'aprobada',
    changes: {
      rate: { kind: 'fixed', rate: 39.5 },
      faults: [
        { call: 'createExchange', kind: 'answer', body: {} },
        { call: 'listExchanges', kind: 'hold' },
      ],
    },
    path: paths.sendBeneficiary,
    steps: [press('Mamá'), press('Confirmar')],
    test: ['screen/send-beneficiary.test.tsx', 'an answer without an exchange says so'],
  },
  {
    section: '5.12',
    title: 'Pegar datos',
    claim: 'Pegar datos promete que el mensaje no se guarda.',
    sentence: 'Pega el mensaje de WhatsApp y rellenamos los campos. No guardamos el mensaje.',
    preset: 'sin-beneficiarios',
    path: paths.sendBeneficiary,
    steps: [press('Pegar datos')],
    test: [
      'screen/paste-data.test.tsx',
      'reading a message asks the server for nothing but the fields, and stores no message',
    ],
  },
];
