import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { beneficiariesQuery } from '@/api/beneficiaries';
import { exchangesQuery } from '@/api/exchanges';
import { recentPeople, type RecentPerson } from './recentPeople';
import { SendAgainView } from './SendAgainView';

export interface SendAgainProps {
  readonly chosenId: number | undefined;
  readonly onChoose: (person: RecentPerson) => void;
}

/** The people of the last exchanges; nothing until both lists are there, and if one of them fails to load. */
export const SendAgain = memo(function SendAgain(props: SendAgainProps) {
  const { data: history } = useQuery(exchangesQuery());
  const { data: saved } = useQuery(beneficiariesQuery());
  const people = history && saved ? recentPeople(history.exchanges, saved) : [];
  return people.length > 0 && <SendAgainView people={people} {...props} />;
});
