import type { StoredProfile } from '@mocks/server/rules/profile';

interface ProfileField {
  readonly label: string;
  readonly read: (profile: StoredProfile) => string | null;
  readonly write: (profile: StoredProfile, value: string | null) => StoredProfile;
}

const inName = (label: string, key: keyof StoredProfile['name']): ProfileField => ({
  label,
  read: ({ name }) => name[key],
  write: (profile, value) => ({ ...profile, name: { ...profile.name, [key]: value } }),
});
const inAddress = (label: string, key: Exclude<keyof StoredProfile['address'], 'country'>): ProfileField => ({
  label,
  read: ({ address }) => address[key],
  write: (profile, value) => ({ ...profile, address: { ...profile.address, [key]: value } }),
});
const inExtra = (
  label: string,
  key: Exclude<keyof StoredProfile['extra'], 'countryBirth'>,
): ProfileField => ({
  label,
  read: ({ extra }) => extra[key],
  write: (profile, value) => ({ ...profile, extra: { ...profile.extra, [key]: value } }),
});

/** The text fields of the personal data, in the order of /mis-datos. */
export const profileFields: readonly ProfileField[] = [
  inName('Nombre', 'first'),
  inName('Apellidos', 'surnames'),
  inAddress('Calle', 'street'),
  inAddress('Número', 'houseNo'),
  inAddress('Piso y puerta', 'flatDoor'),
  inAddress('Dirección, segunda línea', 'address2'),
  inAddress('Ciudad', 'city'),
  inAddress('Código postal', 'postcode'),
  inExtra('Correo', 'email'),
  inExtra('Prefijo del teléfono', 'telephoneCountry'),
  inExtra('Teléfono', 'telephoneNumber'),
];

/** Sets one text of the personal data; an empty text removes it. */
export function withField(profile: StoredProfile, field: ProfileField, text: string): StoredProfile {
  return field.write(profile, text === '' ? null : text);
}
