import { observe } from '@/app/observe';
import { installSink } from '@/lib/report';
import type { Sandbox } from '@mocks/sandbox';
import { leaksIn, type Carrier } from './leaks';
import { createMarkers } from './markers';
import { installProbes, readPlaces, type Witness } from './probes';

const markers = createMarkers();
/** Each thing once, however often it was carried. */
const carried = new Map<string, Carrier>();
let watched: Sandbox | undefined;

/** Told by the probes of this page, and by tests that see more than these. */
export const witness: Witness = {
  carry(carrier) {
    carried.set(`${carrier.place} ${carrier.key ?? ''} ${carrier.text}`, carrier);
  },
  mark: markers.add,
};

function learn(): void {
  if (!watched) return;
  const { users, beneficiaries, inbox } = watched;
  const people = users();
  markers.addPeople({
    users: people,
    beneficiaries: Object.fromEntries(people.map(({ login }) => [login, beneficiaries(login)])),
    inbox: inbox(),
  });
}

/** Forgets what was seen. */
export function startOver(): void {
  watched = undefined;
  markers.clear();
  carried.clear();
}

/** From now on the data of these people are looked for wherever they have no business. */
export function watchLeaks(sandbox: Sandbox): void {
  // Those that are deleted later must not leak either.
  learn();
  watched = sandbox;
  learn();
}

/** What has leaked since the last start. */
export async function leaks(): Promise<readonly string[]> {
  learn();
  return leaksIn([...carried.values(), ...(await readPlaces())], markers.all());
}

/** What of these people is kept in this browser, by whatever right. */
export async function remains(): Promise<readonly string[]> {
  learn();
  const kept = (await readPlaces()).filter(({ place }) => place.endsWith('storage') || place === 'cookie');
  return leaksIn(
    kept.map((carrier) => ({ ...carrier, place: 'left behind' })),
    markers.all(),
  );
}

installProbes(witness);
installSink((report) => witness.carry({ place: 'report', text: JSON.stringify(report) }));
observe();
