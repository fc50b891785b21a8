import { UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import { SEND_CURRENCY } from '@/lib/currencies';
import { faceOf } from '@/ui/face';
import { Money } from '@/ui/money/Money';
import type { RecentPerson } from './recentPeople';
import classes from './SendAgainView.module.css';

export interface SendAgainViewProps {
  readonly people: readonly RecentPerson[];
  /** The person that step 1 has already chosen. */
  readonly chosenId: number | undefined;
  readonly onChoose: (person: RecentPerson) => void;
}

/** Up to four people of the last exchanges; a press fills amount and person (product 2.23). */
export function SendAgainView({ people, chosenId, onChoose }: SendAgainViewProps) {
  const id = useId();
  return (
    <section className={classes.again} aria-labelledby={id}>
      <div className={classes.inner}>
        <h2 id={id} className={classes.heading}>
          Enviar otra vez
        </h2>
        <ul className={classes.people}>
          {people.map((person) => (
            <li key={person.id}>
              <UnstyledButton
                className={classes.person}
                aria-current={person.id === chosenId || undefined}
                onClick={() => onChoose(person)}
              >
                <span {...faceOf(person.name)} />
                <span className={classes.name} translate="no">
                  {person.name}
                </span>
                <Money value={person.amount} currency={SEND_CURRENCY.code} />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
