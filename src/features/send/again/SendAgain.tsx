import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { beneficiariesQuery } from '@/api/beneficiaries';
import { exchangesQuery } from '@/api/exchanges';
import { chosenBeneficiary } from '@/features/beneficiaries/beneficiary';
import { inputOfEuros, type CalculatorInput } from '@/lib/calculator';
import { recentPeople } from './recentPeople';
import { SendAgainView } from './SendAgainView';

export interface SendAgainProps {
  readonly chosenId?: number | undefined;
  /** The alias of a repeated exchange, which names whom it was for. */
  readonly chosenAlias?: string | undefined;
  /** Called with the start of step 1 for the chosen person: the amount and the beneficiary (product 6.3). */
  readonly onChoose: (start: { readonly input: CalculatorInput; readonly beneficiaryId: number }) => void;
}

/** The people of the last exchanges; nothing until both lists are there, and if one of them fails to load. */
export const SendAgain = memo(function SendAgain({ chosenId, chosenAlias, onChoose }: SendAgainProps) {
  const { data: history } = useQuery(exchangesQuery);
  const { data: saved } = useQuery(beneficiariesQuery);
  const people = history && saved ? recentPeople(history.exchanges, saved) : [];
  const chosen = chosenBeneficiary(saved ?? [], chosenId, chosenAlias);
  return (
    people.length > 0 && (
      <SendAgainView
        people={people}
        chosenId={chosen?.id}
        onChoose={({ id, amount }) => onChoose({ input: inputOfEuros(amount), beneficiaryId: id })}
      />
    )
  );
});
