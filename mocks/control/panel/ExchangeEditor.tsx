import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ExchangeCard } from './ExchangeCard';
import { positiveProblem, typedNumber } from './numberField';
import parts from './parts.module.css';
import { refreshPage } from './refreshPage';
import { useSandbox } from './store';

const SHOWN = 20;

/** The exchanges of an account, newest first: their statuses and amounts, and a new one as if it had been sent. */
export function ExchangeEditor({ login }: { readonly login: string }) {
  const sandbox = useSandbox();
  const [words, setWords] = useState('');
  const [amount, setAmount] = useState('50');
  const all = sandbox.exchanges(login);
  const found = all.filter(({ exchangeId, beneficiaryAlias, status }) =>
    [exchangeId, beneficiaryAlias, status].join(' ').toLowerCase().includes(words.toLowerCase()),
  );
  const canSend = sandbox.beneficiaries(login).length > 0;
  return (
    <details className={parts.card}>
      <summary>
        <strong>Envíos ({all.length})</strong>
      </summary>
      <div className={parts.inside}>
        <form
          className={parts.row}
          onSubmit={(event) => {
            event.preventDefault();
            if (positiveProblem(amount) !== undefined) return;
            sandbox.createExchange(login, typedNumber(amount) ?? 0);
            refreshPage();
          }}
        >
          <TextInput
            className={parts.grow}
            label="Nuevo envío, en euros"
            inputMode="decimal"
            value={amount}
            error={positiveProblem(amount)}
            onChange={(event) => setAmount(event.currentTarget.value)}
          />
          <Button type="submit" disabled={!canSend}>
            Crear
          </Button>
        </form>
        {!canSend && <p className={parts.soft}>Necesita un beneficiario.</p>}
        <TextInput
          type="search"
          label="Buscar un envío"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <ul className={parts.list}>
          {found
            .slice(-SHOWN)
            .reverse()
            .map((exchange) => (
              <li key={exchange.id}>
                <ExchangeCard exchange={exchange} />
              </li>
            ))}
        </ul>
        {found.length > SHOWN && (
          <p className={parts.soft}>
            Se ven los últimos {SHOWN} de {found.length}.
          </p>
        )}
      </div>
    </details>
  );
}
