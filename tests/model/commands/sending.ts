import { learnPaused, meant, newlySent, pressed, typed } from '../learn';
import type { Model } from '../state';
import { people, texts } from '../texts';
import type { Action } from './command';
import { faultsOf, type Fate } from './fates';
import type { MenuItem } from './leaving';

const amountOf = ({ user }: Pick<Model, 'user'>, place: number) => people[user ?? 'A'].amounts[place] ?? '';

/** Types an amount on step 1. */
export const type = (place: number): Action => ({
  name: `type amount ${place + 1}`,
  possible: ({ amount, path }, { user }) => user !== undefined && amount !== undefined && path === '/envia1',
  deeds: (model) => [{ do: 'typeAmount', text: amountOf(model, place) }],
  after(model, tab, { view, done }) {
    if (done > 0) typed(model, tab, view, amountOf(model, place));
  },
});

/** Presses 'Quiero esta tasa'. */
export const accept = (fate: Fate): Action => ({
  name: `accept the rate, ${fate}`,
  possible: (view) => view.accept === 'ready',
  deeds: () => [...faultsOf('checkMinimum', fate), { do: 'press', name: texts.accept }],
  after(_model, tab, { pressedOn }) {
    tab.accepting = pressedOn !== undefined;
  },
});

/** Chooses one of the saved beneficiaries. */
export const choose = (place: number): Action => ({
  name: `choose beneficiary ${place + 1}`,
  possible: ({ saved, path, confirm }) => saved.length > 0 && path === '/envia2' && confirm !== 'busy',
  deeds: () => [
    { do: 'press', name: texts.savedTab },
    { do: 'choose', place },
  ],
  after(_model, tab, { done }) {
    if (done > 1) tab.choices += 1;
  },
});

/** Goes from step 1 to step 2, ready to confirm. */
export const prepare = (place: number): Action => ({
  name: `type amount ${place + 1}, accept the rate, choose`,
  possible: (view, { user }) => user !== undefined && view.accept === 'ready',
  deeds: (model) => [
    { do: 'typeAmount', text: amountOf(model, place) },
    { do: 'press', name: texts.accept },
    { do: 'choose', place: 0 },
  ],
  after(model, tab, { view, done }, { entry }) {
    if (done > 0) typed(model, tab, { ...view, entry }, amountOf(model, place));
    tab.accepting = done > 1;
    if (done > 2) tab.choices += 1;
  },
});

/** Presses 'Confirmar' once, or twice by accident. */
export const confirm = (fate: Fate, times: number): Action => ({
  name: `confirm${times > 1 ? ' twice' : ''}, ${fate}`,
  possible: (view) => view.confirm === 'ready',
  deeds: () => [...faultsOf('createExchange', fate), { do: 'press', name: texts.confirm, times }],
  after(model, tab, outcome, before) {
    pressed(model, tab, outcome);
    if (!outcome.view.dialog.includes(texts.another)) meant(model, tab, before, outcome.view);
  },
  wrong(before, after, tab, { intents, user }) {
    const [sent] = newlySent(before, after);
    const isStillOpen = (key: string | undefined) =>
      [before, after].every(({ open }) =>
        open.some((one) => one.key === key && one.who === user && one.stage === 'unknown'),
      );
    if (sent) {
      const isUnasked = before.open.some(({ key }) => key !== sent.key && isStillOpen(key));
      return isUnasked ? ['sent without a question about the open one'] : [];
    }
    if (after.dialog !== '') return [];
    if (after.path === '/envia2') return ['the confirmation did nothing'];
    const pressed = intents.find(
      ({ who, quote, beneficiary }) =>
        who === user &&
        quote.no === tab.quotes.get(before.entry)?.no &&
        beneficiary === before.summary?.beneficiary,
    );
    const isExpired = after.path === '/envia1' && isStillOpen(pressed?.key);
    return isExpired ? ['the quote of an open confirmation has expired'] : [];
  },
});

/** Presses 'Confirmar' and leaves by the menu before the answer comes. */
export const confirmAndLeave = (item: MenuItem): Action => {
  const pressing = confirm('paused', 1);
  return {
    name: `confirm, leave by '${texts[item]}' before the answer`,
    possible: pressing.possible,
    deeds: (model, view) => [...(pressing.deeds?.(model, view) ?? []), { do: 'menu', item: texts[item] }],
    after(model, tab, outcome, before) {
      // The call belongs to the page that was left, not to the one that is seen afterwards.
      learnPaused(tab, { ...outcome.view, visit: before.visit });
      pressing.after?.(model, tab, outcome, before);
    },
  };
};

/** Answers the question whether the user wants another exchange, or closes any other dialog. */
export const answer = (yes: boolean): Action => ({
  name: `answer ${yes ? 'yes' : 'no'}`,
  overDialog: true,
  possible: ({ dialog }) => dialog.includes(texts.another) || (!yes && dialog !== ''),
  deeds: (_model, { dialog }) => {
    const no = dialog.includes(texts.stillThere) ? texts.stay : texts.anotherNo;
    return [{ do: 'press', name: yes ? texts.anotherYes : no }];
  },
  after(model, tab, { view, done }, before) {
    if (yes && done > 0) meant(model, tab, before, view);
    else tab.asked = undefined;
  },
});
