import { logins } from '@mocks/server/seeds/accounts';
import { paths } from '@/lib/paths';
import { group, quotedFor, signedIn, visitor } from './preset';

export const peoplePresets = group('Quién entra', {
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
    state: quotedFor('50'),
    scenario: { ...visitor, signedInAs: logins.empty },
  },
  justificante: {
    title: 'Dos años de envíos a una persona',
    description:
      'El justificante de los envíos a Mamá: uno fallido, uno cancelado, meses sin envíos y dos cuentas.',
    path: paths.statement,
    state: () => ({ filter: { beneficiary: 'Mamá' } }),
    scenario: { ...signedIn, seed: 'dos-anos' },
  },
  'sin-historial': {
    title: 'Sin historial',
    description: 'Cuenta aprobada que aún no hizo ningún envío.',
    path: paths.history,
    scenario: { ...visitor, signedInAs: logins.unsent },
  },
});
