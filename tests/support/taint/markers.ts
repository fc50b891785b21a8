import type { Beneficiary, Message, User } from '@mocks/server/db/models';

/** Kinds of markers. Secrets are allowed nowhere; names are allowed in more places than details. */
export type MarkerSort = 'secret' | 'name' | 'login' | 'detail';

/** Personal data or a secret that must not leave the screen. */
export interface Marker {
  /** Name of its field, such as 'cedula' or 'accessToken'. */
  readonly what: string;
  readonly sort: MarkerSort;
  readonly text: string;
  /** True for one word of a longer name. */
  readonly isPart: boolean;
  /** Logins and ids of its accounts; empty for text that was only typed. */
  readonly owners: ReadonlySet<string>;
}

/** The people in a sandbox, in this page or over HTTP. */
export interface KnownPeople {
  readonly users: readonly Pick<User, 'id' | 'login' | 'password' | 'profile'>[];
  /** The beneficiaries of each login. */
  readonly beneficiaries: Readonly<Record<string, readonly Pick<Beneficiary, 'paymentDetails'>[]>>;
  readonly inbox: readonly Pick<Message, 'to' | 'code'>[];
}

/** Shorter texts occur by coincidence. Names are searched as whole words, so short ones such as 'Mamá' count. */
const SHORTEST = 5;
const SHORTEST_NAME = 4;

const secrets = /^(code|password|\w*token)$/i;
const names = /^(first|surnames|titular|nombre|beneficiario|alias|apodo|nickname|nombre_corto)$/i;
const logins = /^(login|email)$/i;
/** Texts that many people share. */
const common =
  /^(type|banco|bankcode|tipo_cuenta|ciudad|city|country\w*|postcode|houseNo|flatDoor|telephoneCountry)$/i;

function sortOf(what: string): MarkerSort {
  if (secrets.test(what)) return 'secret';
  if (names.test(what)) return 'name';
  return logins.test(what) ? 'login' : 'detail';
}

/** The texts of a JSON value with their field names. */
function leavesOf(value: unknown, field = ''): readonly (readonly [field: string, text: string])[] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, Array.isArray(value) ? field : name));
}

/** Each word of a name identifies the person too. */
const partsOf = (sort: MarkerSort, text: string) => (sort === 'name' ? [text, ...text.split(/\s+/)] : [text]);

/** A growing set of markers. */
export function createMarkers() {
  const known = new Map<string, Marker & { readonly owners: Set<string> }>();

  /** Adds a field's text as a marker, unless it is too short or common. */
  function add(what: string, text: string, ...owners: readonly (string | number)[]): void {
    if (common.test(what)) return;
    const sort = sortOf(what);
    for (const part of partsOf(sort, text.trim())) {
      if (part.length < (sort === 'name' ? SHORTEST_NAME : SHORTEST)) continue;
      const isPart = part !== text.trim();
      const key = `${sort} ${isPart} ${part}`;
      const marker = known.get(key) ?? { what, sort, text: part, isPart, owners: new Set<string>() };
      for (const owner of owners) marker.owners.add(String(owner));
      known.set(key, marker);
    }
  }

  return {
    add,
    addPeople({ users, beneficiaries, inbox }: KnownPeople): void {
      for (const { id, login, password, profile } of users) {
        add('login', login, login, id);
        add('password', password, login, id);
        const details = (beneficiaries[login] ?? []).map(({ paymentDetails }) => paymentDetails);
        for (const json of [profile, ...details]) {
          for (const [field, text] of leavesOf(JSON.parse(json))) add(field, text, login, id);
        }
      }
      for (const { to, code } of inbox) {
        add('login', to, to);
        add('code', code, to);
      }
    },
    all: (): readonly Marker[] => [...known.values()],
    clear: () => known.clear(),
  };
}
