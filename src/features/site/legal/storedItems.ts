import {
  draftKeys,
  confirmationMark,
  confirmationPrefixes,
  quotedKey,
  sharedTextCache,
  storageKeys,
} from '@/lib/storage';

export interface StoredItem {
  readonly name: string;
  readonly kind: 'Cookie' | 'Almacenamiento local' | 'Almacenamiento de la pestaña' | 'Caché';
  readonly purpose: string;
  readonly life: string;
}

const untilLogout = 'Hasta que cierras la sesión';
const untilErased = 'Hasta que borras los datos del sitio';

// A new key in the table does not compile until this page explains it.
const keys: Record<keyof typeof storageKeys, Pick<StoredItem, 'purpose' | 'life'>> = {
  user: {
    purpose: 'Recuerda los datos básicos de tu usuario mientras tienes la sesión abierta.',
    life: untilLogout,
  },
  sessionMarker: {
    purpose: 'Anota que iniciaste sesión, con qué correo o teléfono y cuándo.',
    life: untilLogout,
  },
  deviceId: {
    purpose: 'Identifica este dispositivo para proteger tu cuenta frente al fraude.',
    life: untilErased,
  },
  lastLogin: { purpose: 'Guarda el momento del último inicio de sesión.', life: untilLogout },
  lastUse: {
    purpose: 'Guarda cuándo usaste la página por última vez, para pedirte la contraseña si la dejas sola.',
    life: untilLogout,
  },
  logoutOwed: {
    purpose: 'Anota que cerraste la sesión sin conexión, para terminar de cerrarla en cuanto la haya.',
    life: 'Hasta que el servidor lo sabe',
  },
  codesSent: {
    purpose:
      'Anota cuándo pediste un código, sin tu correo ni tu teléfono, para no enviarte otro antes de tiempo.',
    life: untilErased,
  },
  colorScheme: { purpose: 'Recuerda si elegiste el modo claro o el oscuro.', life: untilErased },
  statusStory: {
    purpose: 'Anota los estados de tus envíos que has visto en este dispositivo y a qué hora.',
    life: untilLogout,
  },
};

const drafts: Record<keyof typeof draftKeys, string> = {
  beneficiary: 'Guarda los datos del beneficiario que estás escribiendo, por si la página se recarga.',
  profile: 'Guarda los datos personales que estás escribiendo, por si la página se recarga.',
  shared:
    'Guarda un mensaje que compartes con la aplicación instalada, para rellenar un beneficiario nuevo. Después de una hora ya no se usa.',
  entries:
    'Guarda el envío que estás preparando (monto, tasa, beneficiario) y lo que llevas de una página a otra (como filtros), para que Atrás y recargar lo encuentren.',
  visitor:
    'Guarda el correo o el teléfono que escribes para entrar o registrarte, para que Atrás y recargar lo encuentren. Al iniciar sesión se borra.',
};

/** All items of the cookie policy, cookies first. */
export const storedItems: readonly StoredItem[] = [
  {
    name: 'csrf-token',
    kind: 'Cookie',
    purpose: 'Impide que otro sitio envíe peticiones en tu nombre.',
    life: 'La sesión del navegador',
  },
  {
    name: 'Cookie de sesión del servidor',
    kind: 'Cookie',
    purpose: 'Mantiene tu sesión abierta al recargar la página. Ningún programa de la página puede leerla.',
    life: 'Hasta que cierras la sesión o caduca',
  },
  ...(Object.keys(keys) as (keyof typeof keys)[]).map((key) => ({
    name: storageKeys[key],
    kind: 'Almacenamiento local' as const,
    ...keys[key],
  })),
  ...(Object.keys(drafts) as (keyof typeof drafts)[]).map((key) => ({
    name: draftKeys[key],
    kind: 'Almacenamiento de la pestaña' as const,
    purpose: drafts[key],
    life: 'Hasta que lo envías, cierras la sesión o cierras la pestaña',
  })),
  {
    name: `${confirmationPrefixes.open}*`,
    kind: 'Almacenamiento local',
    purpose:
      'Anota un envío que confirmas (beneficiario y montos) hasta saber si se hizo, para averiguarlo y no repetirlo.',
    life: 'Hasta que se averigua, o un día si no aparece',
  },
  {
    name: confirmationMark,
    kind: 'Almacenamiento local',
    purpose: 'Recuerda, sin datos, que se anotó un envío, para notar si se borra.',
    life: 'Hasta que borras los datos del sitio',
  },
  {
    name: `${confirmationPrefixes.made}*`,
    kind: 'Almacenamiento local',
    purpose: 'Anota el identificador de tus últimos envíos, para no hacer dos veces el mismo.',
    life: 'Hasta que haces otros 20 envíos',
  },
  {
    name: quotedKey,
    kind: 'Almacenamiento de la pestaña',
    purpose:
      'Anota que en esta pestaña ya aceptaste una tasa, sin decir cuál, para no mostrarte una de ejemplo.',
    life: 'Hasta que cierras la pestaña',
  },
  {
    name: 'turpial-site-*',
    kind: 'Caché',
    purpose: 'Guarda las páginas del sitio, sin datos tuyos, para abrirlas sin conexión.',
    life: untilErased,
  },
  {
    name: sharedTextCache,
    kind: 'Caché',
    purpose: 'Recibe un mensaje que compartes con la aplicación instalada.',
    life: 'Hasta que se abre la página siguiente',
  },
];
