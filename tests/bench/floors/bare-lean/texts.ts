/** The landing page's text; the static floor has the same. */
export const hero = {
  title: 'Envía dinero a Venezuela con confianza',
  text: 'Tú envías euros desde cualquier país de la Unión Europea y tu gente recibe bolívares. La tasa es competitiva y la conoces desde el principio.',
};

export const steps = [
  ['Regístrate', 'Crea tu cuenta con tu correo o tu teléfono y una contraseña.'],
  [
    'Verifica tu correo e identificación',
    'Confirma el código que te enviamos y escribe tus datos tal como están en tu documento.',
  ],
  [
    'Empieza a enviar',
    'Elige cuánto envías, di quién lo recibe y confirma. Sigues cada envío en tu historial.',
  ],
] as const;

export const values = [
  ['Competitividad', 'Una tasa competitiva y al día, para que cada euro llegue convertido en más bolívares.'],
  ['Transparente', 'Sin comisiones ni costes ocultos: ves la tasa y lo que reciben antes de confirmar.'],
  ['Rápido', 'El dinero llega en minutos, y en tu historial ves en qué punto está cada envío.'],
] as const;

export const quotes = [
  [
    'María Gabriela R.',
    'Le envío a mi mamá cada quincena desde Madrid. Antes de confirmar ya sé cuántos bolívares le llegan, y eso me da tranquilidad.',
  ],
  [
    'José Luis P.',
    'Guardé los datos de mi hermano una sola vez. Ahora hago el envío desde el teléfono mientras espero el tren.',
  ],
  [
    'Carolina M.',
    'Tuve una duda con la verificación, escribí por WhatsApp y una persona me explicó qué faltaba. Al día siguiente ya podía enviar.',
  ],
  [
    'Andrés V.',
    'El historial me ayuda a llevar la cuenta de lo que mando a casa. Todo claro: monto, tasa y fecha.',
  ],
] as const;

export const closing = {
  title: 'Tu gente está lejos. Tu ayuda, a unos minutos.',
  text: 'Regístrate, mira la tasa del momento y decide cuánto envías.',
};
