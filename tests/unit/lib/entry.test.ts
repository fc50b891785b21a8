import { ana, eva, signedIn } from '@tests/support/users';
import { afterEach, expect, test } from 'vitest';
import { dropDraft, dropDrafts } from '@/lib/drafts';
import { dataOfEntry, entryOf, isForeignEntry, keepForEntry, keepUnder, keptUnder } from '@/lib/entry';
import { draftKeys, readTabText } from '@/lib/storage';

const session = signedIn();
afterEach(dropDrafts);

const data = { beneficiary: 'Mamá', login: ana.login };

test('the state of an entry names its data, and contains none of them', () => {
  const state = keepForEntry(data);
  expect(dataOfEntry(state)).toEqual(data);
  expect(isForeignEntry(state)).toBe(false);
  expect(JSON.stringify(state)).not.toMatch(/Mamá|ana/);
});

test('the data of an entry are gone for another user, for a visitor and after a logout', () => {
  const state = keepForEntry(data);
  for (const user of [eva, undefined]) {
    session.user = user;
    expect([dataOfEntry(state), isForeignEntry(state)]).toEqual([undefined, true]);
  }
  session.user = ana;
  dropDrafts();
  expect([dataOfEntry(state), isForeignEntry(state)]).toEqual([undefined, true]);
});

test('an entry keeps its name when its data change, and no other one changes', () => {
  const [first, second] = [keepForEntry({ search: 'a' }), keepForEntry({ search: 'a' })];
  expect(first).not.toEqual(second);
  expect(keepForEntry({ search: 'b' }, first)).toEqual(first);
  expect([dataOfEntry(first), dataOfEntry(second)]).toEqual([{ search: 'b' }, { search: 'a' }]);
});

test('the tab keeps the data of the newest 50 entries', () => {
  const states = Array.from({ length: 51 }, (_, index) => keepForEntry({ index }));
  expect(states.filter(isForeignEntry)).toEqual([states[0]]);
});

test("what a visitor typed is kept beside a user's, for visitors alone", () => {
  const own = keepForEntry(data);
  session.user = undefined;
  const typed = { contact: ana.login };
  const state = keepForEntry(typed);
  expect(JSON.stringify(state)).not.toContain('ana');
  expect([dataOfEntry(state), dataOfEntry(own)]).toEqual([typed, undefined]);
  session.user = ana;
  expect([dataOfEntry(state), dataOfEntry(own)]).toEqual([undefined, data]);
  session.user = undefined;
  dropDraft('visitor');
  expect(dataOfEntry(state)).toBeUndefined();
});

test('what arrives after the logout is kept for nobody', () => {
  session.user = undefined;
  keepUnder('send', data);
  expect(keptUnder('send')).toBeUndefined();
  expect(entryOf(undefined)).toEqual({});
});

test.each([undefined, null, 7, 'x', {}, { kept: 7 }])('the state %j belongs to nobody', (state) => {
  expect([dataOfEntry(state), isForeignEntry(state)]).toEqual([undefined, false]);
});

test('an entry can name its user alone, also after the end of the session', () => {
  session.user = undefined;
  const state = entryOf(ana);
  expect(entryOf(ana)).toEqual(state);
  expect(readTabText(draftKeys.entries)).not.toContain(ana.login);
  expect(isForeignEntry(state)).toBe(true);
  session.user = ana;
  expect(isForeignEntry(state)).toBe(false);
  session.user = eva;
  expect(isForeignEntry(state)).toBe(true);
});
