/** Words that system field names spell without an accent or in another language. */
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

/** A label for a field name without translation: 'tipo_cuenta' → 'Tipo cuenta', 'cedula' → 'Cédula' (product 2.20). */
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
