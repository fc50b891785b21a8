import * as v from 'valibot';
import type { Profile } from '@/api/profile';
import type { ProfileUpdate } from '@/api/wire';
import { decode } from '@/lib/decode';
import { asObject } from '@/lib/jsonValues';
import { digitsOf } from '@/lib/phone/dialCode';
import { DEFAULT_COUNTRY, dialOf } from '@/lib/phone/dialCountries';

const schema = v.object({
  first: v.string(),
  surnames: v.string(),
  /** Its id, as that of the residence. */
  countryBirth: v.nullable(v.number()),
  country: v.nullable(v.number()),
  street: v.string(),
  houseNo: v.string(),
  flatDoor: v.string(),
  address2: v.string(),
  city: v.string(),
  postcode: v.string(),
  email: v.string(),
  phone: v.object({ dial: v.string(), number: v.string() }),
});

export type ProfileValues = Readonly<v.InferOutput<typeof schema>>;

/** Reads stored values; one that is missing, as after an older release, is that of `like`. Undefined if it is no form. */
export function readValues(value: unknown, like: ProfileValues): ProfileValues | undefined {
  const stored = asObject(value);
  return stored && decode(schema, { ...like, ...stored });
}

/** The values that differ from `loaded`: only these are kept, because what nobody typed may be corrected meanwhile. */
export const typedValues = (values: ProfileValues, loaded: ProfileValues): Partial<ProfileValues> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(loaded[name as keyof ProfileValues]),
    ),
  );

const DEFAULT_DIAL = dialOf(DEFAULT_COUNTRY) ?? '';

/** The form's values of a profile. Missing contact data start with the user's login. */
export function valuesOf({ name, address, extra, login, loginCountry }: Profile): ProfileValues {
  const byPhone = loginCountry !== '' && extra.telephoneNumber === '';
  return {
    ...name,
    ...address,
    countryBirth: extra.countryBirth,
    email: extra.email || (login.includes('@') ? login : ''),
    phone: byPhone
      ? { dial: loginCountry, number: digitsOf(login) }
      : { dial: extra.telephoneCountry || DEFAULT_DIAL, number: extra.telephoneNumber },
  };
}

/** The required fields with their Spanish names. */
const required: readonly (readonly [keyof ProfileValues, string])[] = [
  ['first', 'nombre'],
  ['surnames', 'apellidos'],
  ['countryBirth', 'país de nacimiento'],
  ['country', 'país de residencia'],
  ['street', 'calle'],
  ['city', 'ciudad'],
  ['postcode', 'código postal'],
  ['email', 'correo'],
  ['phone', 'teléfono'],
];

function isFilled(value: ProfileValues[keyof ProfileValues]): boolean {
  if (typeof value === 'object' && value !== null) return digitsOf(value.number) !== '';
  return String(value ?? '').trim() !== '';
}

/** The names of the empty required fields, by field in the form's order; saving waits for them (product 5.6). */
export function missingFields(values: ProfileValues): Readonly<Record<string, string>> {
  return Object.fromEntries(required.filter(([name]) => !isFilled(values[name])));
}

const orNull = (text: string) => text.trim() || null;

/** The fields of `before` that `next` changes, with empty texts as null; undefined if there are none. */
function changes<T extends Readonly<Record<string, string | number | null>>>(before: T, next: T) {
  const entries = Object.entries(before).flatMap(([name, had]) => {
    const value = next[name] ?? null;
    const sent = typeof value === 'string' ? orNull(value) : value;
    return sent === (typeof had === 'string' ? orNull(had) : had) ? [] : [[name, sent] as const];
  });
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as { [K in keyof T]?: T[K] | null });
}

/** The request body: changed parts of name and address; phone and e-mail always (product 5.6). */
export function profileUpdate(profile: Profile, values: ProfileValues): ProfileUpdate {
  const name = changes<Profile['name']>(profile.name, values);
  const address = changes<Profile['address']>(profile.address, values);
  const { dial, number } = values.phone;
  return {
    ...(name && { name }),
    ...(address && { address }),
    extra: {
      ...(values.countryBirth !== profile.extra.countryBirth && { countryBirth: values.countryBirth }),
      telephoneCountry: orNull(dial),
      telephoneNumber: orNull(digitsOf(number)),
      email: orNull(values.email),
    },
  };
}

/** Shown while the profile is in review and the server sends no text of its own (product 4.7). */
const IN_REVIEW =
  'Tu perfil está en revisión. Por ahora no puedes editar tus datos. Te avisaremos cuando se habilite la edición.';

/** The text of the 'Información' alert; empty if there is none (decision 52). */
export function profileNotice({ information, permitAmend }: Profile): string {
  return information || (permitAmend ? '' : IN_REVIEW);
}

/** The registered contact, formatted for display; empty if unknown. */
export function registeredAs({ login, loginCountry }: Profile, sessionLogin: string | undefined): string {
  return login === '' ? (sessionLogin ?? '') : `${loginCountry} ${login}`.trim();
}
