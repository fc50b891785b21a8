import type { Sandbox } from '@mocks/engine/sandbox';
import { vi } from 'vitest';
import { startTelemetry } from '@/app/startTelemetry';
import { installSink } from '@/lib/telemetry';
import { leaksIn, type Carrier } from './leaks';
import { createMarkers } from './markers';
import { installProbes, readPlaces, type Witness } from './probes';

const markers = createMarkers();
/** Each carrier once, however often it was reported. */
const carried = new Map<string, Carrier>();
let watched: Sandbox | undefined;

/** Receives reports of this page's probes and of tests that see more. */
export const witness: Witness = {
  carry(carrier) {
    carried.set(`${carrier.place} ${carrier.key ?? ''} ${carrier.text}`, carrier);
  },
  mark: markers.add,
};

/** The reports that the app sends from now on, as texts, until the test ends. */
export function watchReports(): () => readonly string[] {
  const carry = vi.spyOn(witness, 'carry');
  return () => carry.mock.calls.flatMap(([{ place, text }]) => (place === 'report' ? [text] : []));
}

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

/** Forgets all reports. */
export function startOver(): void {
  watched = undefined;
  markers.clear();
  carried.clear();
}

/** Searches for the personal data of a sandbox from now on. */
export function watchLeaks(sandbox: Sandbox): void {
  // Learn the data before it is deleted, because it must not leak afterwards either.
  learn();
  watched = sandbox;
  learn();
}

/** Leaks since the last start. */
export async function leaks(): Promise<readonly string[]> {
  learn();
  return leaksIn([...carried.values(), ...(await readPlaces())], markers.all());
}

/** Personal data that this browser still stores, allowed or not. */
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
startTelemetry();
