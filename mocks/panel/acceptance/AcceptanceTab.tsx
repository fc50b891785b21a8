import { Alert, Button, Checkbox, Textarea } from '@mantine/core';
import { markdownOf, progressOf, type Answers } from '@mocks/acceptance/answers';
import { chapters, statements } from '@mocks/acceptance/table';
import { demoAddress, linkToAnswers } from '@mocks/page/answers';
import { useEffect, useState } from 'react';
import { CopyText } from '../CopyText';
import { Section } from '../Section';
import { StatementCard } from './StatementCard';
import { useAnswers } from './useAnswers';
import parts from '../parts.module.css';

/** The link with the answers; empty until it is made. */
function useLink(answers: Answers): string {
  const [made, setMade] = useState({ answers, link: '' });
  useEffect(() => {
    let current = true;
    void linkToAnswers(answers).then((link) => {
      if (current) setMade({ answers, link });
    });
    return () => {
      current = false;
    };
  }, [answers]);
  return made.answers === answers ? made.link : '';
}

/** The statements of docs/product.md for a product owner: see each one, judge it, and send the answers. */
export function AcceptanceTab() {
  const { answers, received, answer, decide } = useAnswers();
  const [onlyOpen, setOnlyOpen] = useState(false);
  const link = useLink(answers);
  const { all, judged, bien, mal } = progressOf(answers, statements);
  return (
    <div className={parts.stack}>
      <p>
        Lo que dice la especificación, sección a sección. «Ver» abre la pantalla: mírala y di si está bien.
      </p>
      {received && (
        <Alert title="El enlace trae otras respuestas" role="alert">
          <p>
            Trae {progressOf(received, statements).judged} y aquí tienes {judged}. Elige cuáles conservar.
          </p>
          <div className={parts.row}>
            <Button variant="default" onClick={() => decide(true)}>
              Las del enlace
            </Button>
            <Button variant="default" onClick={() => decide(false)}>
              Las mías
            </Button>
          </div>
        </Alert>
      )}
      <Section title="Revisadas">
        <p role="status">
          {judged} de {all}: {bien} bien, {mal} mal
        </p>
        <Checkbox
          label="Solo las que faltan"
          checked={onlyOpen}
          onChange={(event) => setOnlyOpen(event.currentTarget.checked)}
        />
      </Section>
      {chapters.map(({ title, statements: own }) => {
        const { all: count, judged: done } = progressOf(answers, own);
        const shown = own.filter(({ section }) => !onlyOpen || answers[section]?.verdict === undefined);
        return (
          <Section key={title} title={title} count={`${done} de ${count}`}>
            <ul className={parts.list}>
              {shown.map((statement) => (
                <li key={statement.section}>
                  <StatementCard
                    statement={statement}
                    answer={answers[statement.section]}
                    onAnswer={(given) => answer(statement.section, given)}
                  />
                </li>
              ))}
            </ul>
          </Section>
        );
      })}
      <Section title="Enviar las respuestas">
        <CopyText primary label="Copiar enlace con respuestas" value={link} />
        <CopyText label="Copiar como Markdown" value={markdownOf(answers, demoAddress())} />
        <Textarea aria-label="Enlace con respuestas" readOnly rows={3} value={link} />
      </Section>
    </div>
  );
}
