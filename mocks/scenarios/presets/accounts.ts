import { paths } from '@/lib/paths';
import { group, signedIn, visitor } from './preset';

export const accountsPresets = group('Registro, sesión y datos', {
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
    description: 'Cualquier cambio en los datos personales se rechaza al guardarlo.',
    path: paths.profile,
    scenario: {
      ...signedIn,
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
});
