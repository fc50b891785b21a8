import fc from 'fast-check';
import type { TabNumber } from '../state';
import { Delete, Fill, Save } from './beneficiaries';
import type { Command } from './command';
import { fates } from './fates';
import { Leave, Load, OpenTab, Release, ways } from './leaving';
import { Accept, Answer, Choose, Confirm, Prepare, Type } from './sending';
import { ChangeRate, EndSession, Login, Logout, Network, Wait } from './session';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Mostly the first tab; the second one is often not open. */
const tab = fc.oneof(
  { weight: 3, arbitrary: fc.constant<TabNumber>(0) },
  { weight: 1, arbitrary: fc.constant<TabNumber>(1) },
);
const place = fc.nat(3);
const often = <const T extends string | number>(...values: readonly [T, ...T[]]) =>
  fc.constantFrom(...values);

/** Each command as often as its weight: what makes transfers comes often, what only costs time seldom. */
const weighted: readonly (readonly [number, fc.Arbitrary<Command>])[] = [
  [4, fc.tuple(tab, place).map(([at, n]) => new Prepare(at, n))],
  [2, fc.tuple(tab, place).map(([at, n]) => new Type(at, n))],
  [
    1,
    fc
      .tuple(tab, often('answered', 'held', 'unreached', 'refused'))
      .map(([at, fate]) => new Accept(at, fate)),
  ],
  [2, fc.tuple(tab, place).map(([at, n]) => new Choose(at, n))],
  [
    6,
    fc
      .tuple(tab, fc.constantFrom(...fates, 'held', 'lost', 'blind', 'blind'), often(1, 1, 2))
      .map(([at, fate, times]) => new Confirm(at, fate, times)),
  ],
  [2, fc.tuple(tab, fc.boolean()).map(([at, yes]) => new Answer(at, yes))],
  [3, tab.map((at) => new Release(at))],
  [7, fc.tuple(tab, fc.constantFrom(...ways, 'back', 'volver')).map(([at, way]) => new Leave(at, way))],
  [1, tab.map((at) => new Load(at, 'reload'))],
  [1, fc.tuple(tab, fc.boolean()).map(([at, whole]) => new Fill(at, whole))],
  [
    1,
    fc
      .tuple(tab, often('answered', 'held', 'held', 'lost', 'refused'))
      .map(([at, fate]) => new Save(at, fate)),
  ],
  [
    1,
    fc.tuple(tab, place, often('answered', 'held', 'held')).map(([at, n, fate]) => new Delete(at, n, fate)),
  ],
  [
    1,
    fc.tuple(tab, often(10 * SECOND, MINUTE, 14 * MINUTE, 20 * MINUTE)).map(([at, ms]) => new Wait(at, ms)),
  ],
  [1, tab.map((at) => new Logout(at))],
  [3, fc.tuple(tab, often('A', 'B')).map(([at, who]) => new Login(at, who))],
  [1, tab.map((at) => new EndSession(at))],
  [1, tab.map((at) => new Network(at, false))],
  [2, tab.map((at) => new Network(at, true))],
];
/** Costly, and little comes of a second one. */
const seldom: readonly fc.Arbitrary<Command>[] = [
  tab.map((at) => new Load(at, '/envia2')),
  fc.constant(new OpenTab('/envia1')),
  fc.constant(new OpenTab('/envios')),
  fc.tuple(tab, often(600, 610)).map(([at, rate]) => new ChangeRate(at, rate)),
];

/** Every command of the model, as often as it should come. */
export const commands = fc.oneof(
  { weight: 60, arbitrary: fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary }))) },
  { weight: 2, arbitrary: fc.oneof(...seldom) },
);
