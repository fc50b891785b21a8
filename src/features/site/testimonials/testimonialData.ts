/** A testimonial (product 3.11): origin and destination are country codes, the rating is 1 to 5 stars. */
export interface Testimonial {
  readonly name: string;
  readonly text: string;
  readonly origin: 'ES' | 'DE' | 'FR';
  readonly destination: 'VE';
  readonly rating: 1 | 2 | 3 | 4 | 5;
}

/** The static sample of the landing page. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'María Gabriela R.',
    text: 'Le envío a mi mamá cada quincena desde Madrid. Antes de confirmar ya sé cuántos bolívares le llegan, y eso me da tranquilidad.',
    origin: 'ES',
    destination: 'VE',
    rating: 5,
  },
  {
    name: 'José Luis P.',
    text: 'Guardé los datos de mi hermano una sola vez. Ahora hago el envío desde el teléfono mientras espero el tren.',
    origin: 'DE',
    destination: 'VE',
    rating: 5,
  },
  {
    name: 'Carolina M.',
    text: 'Tuve una duda con la verificación, escribí por WhatsApp y una persona me explicó qué faltaba. Al día siguiente ya podía enviar.',
    origin: 'FR',
    destination: 'VE',
    rating: 4,
  },
  {
    name: 'Andrés V.',
    text: 'El historial me ayuda a llevar la cuenta de lo que mando a casa. Todo claro: monto, tasa y fecha.',
    origin: 'ES',
    destination: 'VE',
    rating: 5,
  },
];
