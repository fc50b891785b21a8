import type { ScenarioName } from '@mocks/scenarios/presets/table';
import { useEffect, useState } from 'react';
import { readDraft } from '@/lib/drafts';
import { asObject, pick } from '@/lib/jsonValues';
import { quoteStages, readQuote, type Quote } from '@/lib/quote';
import { openPreset } from '../openPreset';
import { useSandbox } from '../store';
import { quoteGraph, stageAt, type QuoteStage } from './graphs';
import { GraphView } from './GraphView';

const quoteIn = (state: unknown) => readQuote(pick(asObject(state), 'quote'));

/** The quote of the page, which its history entry has, else the one that this tab is preparing. */
function currentQuote(): Quote | undefined {
  const entry: unknown = history.state;
  return quoteIn(pick(asObject(entry), 'usr')) ?? quoteIn(pick(asObject(readDraft('send')), 'state'));
}

/** A preset that opens step 2 with a quote. */
const QUOTED: ScenarioName = 'primera-vez';

/** The stages of the quote of step 2. A press on a later stage moves the clock; the first one starts a preset. */
export function QuoteGraph() {
  const sandbox = useSandbox();
  const [, look] = useState(0);
  // The draft of the app tells nobody when it changes, and the quote ages.
  useEffect(() => {
    const timer = setInterval(() => look((times) => times + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const quote = currentQuote();
  const left = quote && quote.expiresAt - sandbox.clock.now();

  const go = (stage: QuoteStage) => {
    if (left === undefined || left <= quoteStages[stage]) openPreset(sandbox, QUOTED);
    else sandbox.advance(left - quoteStages[stage]);
  };
  return (
    <GraphView
      graph={quoteGraph}
      current={left === undefined ? undefined : stageAt(left)}
      {...(left === undefined && {
        note: 'Ahora no hay ninguna. Pulsa «Vigente» para abrir el paso 2 con una, y después la que quieras ver.',
      })}
      onGo={go}
    />
  );
}
