import fc from 'fast-check';
import type { TabNumber } from '../state';
import { fill, remove, save } from './beneficiaries';
import { CloseTab, Command, OpenTab, Series, type Action } from './command';
import { fates, sendingFates } from './fates';
import * as leaving from './leaving';
import * as sending from './sending';
import * as session from './session';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Mostly the first tab, because the second one is often closed. */
const tab = fc.oneof(
  { weight: 3, arbitrary: fc.constant<TabNumber>(0) },
  { weight: 1, arbitrary: fc.constant<TabNumber>(1) },
);
const place = fc.nat(3);
const one = fc.constantFrom;
const actions = (weight: number, arbitrary: fc.Arbitrary<Action>) => ({ weight, arbitrary });

/**
 * Repeats each action by its weight: actions that lead to exchanges are frequent, those that only cost time are rare.
 */
const often = fc.oneof(
  actions(40, place.map(sending.prepare)),
  actions(20, place.map(sending.type)),
  actions(10, one('answered', 'paused', 'unreached', 'refused').map(sending.accept)),
  actions(20, place.map(sending.choose)),
  actions(
    60,
    fc
      .tuple(one(...sendingFates, 'paused', 'lost', 'blind', 'blind', 'belated', 'belated'), one(1, 1, 2))
      .map(([fate, times]) => sending.confirm(fate, times)),
  ),
  actions(20, fc.boolean().map(sending.answer)),
  actions(20, one(...leaving.menuItems).map(sending.confirmAndLeave)),
  actions(45, fc.constant(leaving.release)),
  actions(25, one(...leaving.menuItems).map(leaving.leaveBy)),
  actions(20, one('back', 'back', 'forward').map(leaving.travel)),
  actions(14, fc.constant(leaving.goBackToStepOne)),
  actions(7, fc.constant(leaving.skip)),
  actions(7, fc.constant(leaving.openReceipt)),
  actions(10, fc.constant(leaving.reload)),
  actions(10, fc.boolean().map(fill)),
  actions(10, one('answered', 'paused', 'paused', 'lost', 'refused').map(save)),
  actions(
    10,
    fc.tuple(place, one('answered', 'paused', 'paused')).map(([at, fate]) => remove(at, fate)),
  ),
  actions(
    10,
    one(10 * SECOND, 10 * SECOND, MINUTE, 14 * MINUTE, 20 * MINUTE, 29.5 * MINUTE).map(session.wait),
  ),
  actions(8, one(session.leaveAlone, session.sleep)),
  actions(40, fc.constant(session.complete)),
  actions(10, one(15 * MINUTE, DAY, -60 * MINUTE).map(session.setClock)),
  actions(10, one('/envia1', '/envia2', '/envios').map(leaving.openAnew)),
  actions(12, one('answered', ...fates).map(session.logOut)),
  actions(
    35,
    fc
      .tuple(one('A', 'B'), one('answered', 'answered', ...fates))
      .map(([who, fate]) => session.logIn(who, fate)),
  ),
  actions(12, one('paused', 'paused', 'lost', 'unreached', 'broken').map(session.spoilRefresh)),
  actions(10, fc.constant(session.endSession)),
  actions(10, fc.constant(session.loseNetwork)),
  actions(20, fc.constant(session.recover)),
  actions(7, one(...session.lateReads).map(session.delayAnswer)),
  // Expensive, or rarely useful twice.
  actions(5, fc.constant(leaving.open('/envia2'))),
  actions(3, one(600, 610).map(session.changeRate)),
);

/** What keeps the server from creating an exchange, or the page from knowing of it. */
const doubtful = one('blind', 'unreached', 'broken');

/** Orders of actions that chance makes too rarely. */
const series = fc.oneof(
  // In doubt about one exchange, the user sends another one of the same quote.
  fc
    .tuple(place, doubtful, place)
    .map(([amount, fate, other]) => [
      sending.prepare(amount),
      sending.confirm(fate, 1),
      sending.choose(other),
      sending.confirm('answered', 1),
      sending.answer(true),
    ]),
  // In doubt about one exchange, the user sends the same one again.
  fc
    .tuple(place, doubtful, doubtful)
    .map(([amount, fate, again]) => [
      sending.prepare(amount),
      sending.confirm(fate, 1),
      leaving.leaveBy('sendMoney'),
      sending.prepare(amount),
      sending.confirm(again, 1),
      sending.answer(true),
      session.recover,
    ]),
  // In doubt, the quote expires, and the user presses again.
  fc
    .tuple(place, doubtful)
    .map(([amount, fate]) => [
      sending.prepare(amount),
      sending.confirm(fate, 1),
      session.wait(20 * MINUTE),
      sending.confirm('answered', 1),
    ]),
  // While the server works on an exchange, the page looks for it, perhaps with a clock that jumps.
  fc
    .tuple(place, one(0, 15 * MINUTE))
    .map(([amount, ms]) => [
      sending.prepare(amount),
      sending.confirm('belated', 1),
      session.setClock(ms),
      session.wait(10 * SECOND),
      session.complete,
    ]),
);

/** All commands of the model, by frequency. */
export const commands = fc.oneof(
  { weight: 50, arbitrary: fc.tuple(tab, often).map(([at, action]) => new Command(at, action)) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(tab, series)
      .map(([at, list]) => new Series(list.map((action) => new Command(at, action)))),
  },
  { weight: 1, arbitrary: one('/envia1', '/envios').map((path) => new OpenTab(path)) },
  { weight: 1, arbitrary: fc.constant(new CloseTab()) },
);
