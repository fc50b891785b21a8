import type { Model } from '../state';
import { people, texts } from '../texts';
import type { Action } from './command';
import { faultsOf, type Fate } from './fates';

const aliasOf = ({ user, aliases }: Model) => `${people[user ?? 'A'].newAlias} ${aliases + 1}`;

/** Types a new beneficiary: only its alias, or all required fields. */
export const fill = (whole: boolean): Action => ({
  name: whole ? 'fill in a new beneficiary' : 'begin a new beneficiary',
  possible: ({ path, confirm, save }, { user }) =>
    user !== undefined && path === '/envia2' && confirm !== 'busy' && save !== 'busy',
  deeds: (model) => [{ do: 'fill', alias: aliasOf(model), whole }],
  after(model, tab, { done, view }) {
    const { user } = model;
    if (!user) return;
    const alias = aliasOf(model);
    model.aliases += 1;
    tab.newAliases[user] = done > 0 && view.newAlias === alias ? alias : undefined;
  },
});

/** Presses 'Guardar beneficiario'. */
export const save = (fate: Fate): Action => ({
  name: `save the beneficiary, ${fate}`,
  possible: (view) => view.newAlias !== undefined && view.save === 'ready',
  deeds: () => [...faultsOf('saveBeneficiary', fate), { do: 'press', name: texts.save }],
  after({ user }, tab) {
    const isKept = fate === 'refused' || fate === 'unreached';
    if (user && !isKept) tab.newAliases[user] = undefined;
  },
});

/** Deletes a saved beneficiary and confirms. */
export const remove = (place: number, fate: Fate): Action => ({
  name: `delete beneficiary ${place + 1}, ${fate}`,
  possible: ({ saved, path, confirm }) => saved.length > 0 && path === '/envia2' && confirm !== 'busy',
  deeds: () => [
    ...faultsOf('deleteBeneficiary', fate),
    { do: 'press', name: texts.savedTab },
    { do: 'askToRemove', place },
    { do: 'press', name: texts.remove },
  ],
});
