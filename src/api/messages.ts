import { englishErrors } from '@/lib/errorLanguage';

/**
 * The texts of the error catalogue (product 8.2). English ones stay as they are (product 8.5).
 */
export const messages = {
  invalidCredentials: 'Credenciales inválidas.',
  invalidResetCode: 'Código inválido.',
  invalidVerificationCode: 'Código de verificación inválido.',
  passwordNotUpdated: 'No se pudo actualizar la contraseña.',
  notRegistered: 'No se pudo registrar. Inténtalo de nuevo.',
  codeNotSent: 'No se pudo enviar el código. Inténtalo de nuevo.',
  codeNotSentTitle: 'No se pudo enviar el código',
  codeNotResent: 'No se pudo reenviar el código.',
  codeNotResentTitle: 'No se pudo reenviar',
  sessionNotRefreshed: 'No se pudo actualizar la sesión',
  unexpectedAnswer: 'Respuesta inesperada del servidor',
  invalidAnswer: 'Respuesta inválida del servidor',
  ...englishErrors,
  noPaymentMethod: 'No se pudo determinar el método de pago del beneficiario',
  rateChanged: 'La tasa ha cambiado. Por favor, vuelve a intentarlo.',
  historyNotLoaded: 'No se pudo cargar la información',
  rateNotLoaded: 'No pudimos obtener la tasa. Inténtalo de nuevo.',
  amountTooLarge: 'Ese monto es demasiado grande. Escribe uno menor.',
  amountNotChecked: 'No pudimos comprobar el monto. Inténtalo de nuevo.',
  exchangeNotCreated: 'No se pudo crear el envío. Inténtalo de nuevo.',
  tryAgain: 'Intenta de nuevo.',
  serviceFailed: 'El servicio no responde ahora. Inténtalo de nuevo en unos minutos.',
  appFailed: 'Algo falló en esta página. Vuelve a cargarla e inténtalo de nuevo.',
  offline: 'No hay conexión con el servidor. Revisa tu internet e inténtalo de nuevo.',
} as const;
