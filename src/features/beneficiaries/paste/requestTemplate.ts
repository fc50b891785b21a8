/** Asks for the data of a beneficiary; `parseMessage` reads it when it comes back filled in. Names nobody. */
export const requestTemplate = `Hola. Para enviarte dinero necesito estos datos. Copia este mensaje, rellénalo y envíamelo:

¿Pago móvil o transferencia?:
Banco:
Titular:
Cédula o RIF:
Teléfono:
Número de cuenta:
Tipo de cuenta:`;

/** Opens WhatsApp with the template; the sender picks the chat there. */
export const requestLink = `https://wa.me/?text=${encodeURIComponent(requestTemplate)}`;
