/** Words that a system field name spells without their accent, or in another language. */
const spelled = new Map(
  Object.entries({
    cedula: 'cédula',
    telefono: 'teléfono',
    numero: 'número',
    codigo: 'código',
    direccion: 'dirección',
    bankcode: 'banco',
    bank: 'banco',
  }),
);

/** A label for a system field name that nobody translated: 'tipo_cuenta' → 'Tipo cuenta', 'cedula' → 'Cédula' (spec §2). */
export function humanizeFieldName(name: string): string {
  const whole = spelled.get(name.toLowerCase());
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .map((word) => spelled.get(word) ?? word);
  const label = whole ?? words.join(' ');
  return label === '' ? name : label.charAt(0).toUpperCase() + label.slice(1);
}
