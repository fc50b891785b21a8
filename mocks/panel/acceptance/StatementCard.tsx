import { Button, Textarea } from '@mantine/core';
import type { Answer, Verdict } from '@mocks/acceptance/answers';
import {
  evidenceOf,
  instructionOf,
  linkOf,
  lookAt,
  scenarioOfStatement,
  type Statement,
} from '@mocks/acceptance/statement';
import { demoAddress } from '@mocks/page/answers';
import { useEffect, useRef, useState } from 'react';
import { readTabText, writeTabText } from '@/lib/storage';
import { rememberOpenTab } from '../openTab';
import { useSandbox } from '../store';
import parts from '../parts.module.css';

/** The section whose link this tab opened last; it stays open after the page load. */
const CURRENT_KEY = 'turpial-sandbox.guion-actual';
const currentSection = () => readTabText(CURRENT_KEY);

const verdicts: readonly (readonly [verdict: Verdict, label: string])[] = [
  ['bien', 'Bien'],
  ['mal', 'Mal'],
];

interface StatementCardProps {
  readonly statement: Statement;
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

function Details({ statement, answer = {}, onAnswer }: StatementCardProps) {
  const sandbox = useSandbox();
  const { section, claim, steps = [], test } = statement;
  const { verdict, note = '' } = answer;
  const see = () => {
    writeTabText(CURRENT_KEY, section);
    rememberOpenTab('guion');
    // The link alone would keep the data of an earlier visit to the same scenario.
    sandbox.apply(scenarioOfStatement(statement));
    location.assign(linkOf(statement, demoAddress()));
  };
  return (
    <div className={parts.inside}>
      <p>{claim}</p>
      <p className={parts.soft}>
        {lookAt(statement)}: «{evidenceOf(statement)}»
      </p>
      {steps.length > 0 && (
        <ol className={parts.steps} aria-label="Qué hacer después de abrirla">
          {steps.map(instructionOf).map((instruction) => (
            <li key={instruction}>{instruction}</li>
          ))}
        </ol>
      )}
      <div className={parts.row}>
        <Button onClick={see}>Ver</Button>
        {verdicts.map(([one, label]) => (
          <Button
            key={one}
            variant={verdict === one ? 'filled' : 'default'}
            {...(one === 'mal' && { color: 'rojo' })}
            aria-pressed={verdict === one}
            onClick={() => onAnswer(verdict === one ? { note } : { verdict: one, note })}
          >
            {label}
          </Button>
        ))}
      </div>
      <Textarea
        label="Nota"
        minRows={2}
        value={note}
        onChange={(event) => onAnswer({ ...answer, note: event.currentTarget.value })}
      />
      <p className={parts.soft}>
        Lo comprueba <span className={parts.mono}>tests/{test}</span>
      </p>
    </div>
  );
}

/** A statement with its link, the answer to it, and the test that holds it. The one seen last is open. */
export function StatementCard(props: StatementCardProps) {
  const { section, title } = props.statement;
  const { verdict, note = '' } = props.answer ?? {};
  const card = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(() => currentSection() === section);

  useEffect(() => {
    if (currentSection() === section) card.current?.scrollIntoView({ block: 'center' });
  }, [section]);

  return (
    <details
      ref={card}
      className={parts.card}
      data-active={verdict === 'mal' || undefined}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span>
          {section} <strong>{title}</strong>
        </span>
        <span className={parts.soft}>
          {verdicts.find(([one]) => one === verdict)?.[1] ?? 'Sin revisar'}
          {note !== '' && ', con nota'}
        </span>
      </summary>
      {open && <Details {...props} />}
    </details>
  );
}
