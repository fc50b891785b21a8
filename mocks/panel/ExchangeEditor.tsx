import { Button, TextInput } from '@mantine/core';
import { refreshPage } from '@mocks/host/page';
import { useState } from 'react';
import { Card } from './Card';
import { ExchangeCard } from './ExchangeCard';
import { InstantField } from './InstantField';
import { positiveProblem, typedNumber } from './numberField';
import { useSandbox } from './store';
import { useUserZone } from './useUserZone';
import { instantOfWall, wallText } from './wallClock';
import parts from './parts.module.css';

const SHOWN = 20;

/**
 * The exchanges of an account, newest first, with their statuses and amounts; can add one as if the user had sent it.
 */
export function ExchangeEditor({ login }: { readonly login: string }) {
  const sandbox = useSandbox();
  const [words, setWords] = useState('');
  const [amount, setAmount] = useState('50');
  // Null means the moment when 'Crear' is pressed.
  const [wall, setWall] = useState<string | null>(null);
  const zone = useUserZone();
  const at = wall === null ? undefined : instantOfWall(wall, zone);
  const all = sandbox.exchanges(login);
  const found = all.filter(({ exchangeId, beneficiaryAlias, status }) =>
    [exchangeId, beneficiaryAlias, status].join(' ').toLowerCase().includes(words.toLowerCase()),
  );
  const canSend = sandbox.beneficiaries(login).length > 0;
  return (
    <Card title={`Envíos (${all.length})`}>
      <form
        className={parts.group}
        onSubmit={(event) => {
          event.preventDefault();
          if (positiveProblem(amount) !== undefined || (wall !== null && at === undefined)) return;
          sandbox.createExchange(
            login,
            typedNumber(amount) ?? 0,
            at === undefined ? at : new Date(at).toISOString(),
          );
          refreshPage();
        }}
      >
        <TextInput
          label="Nuevo envío, en euros"
          inputMode="decimal"
          value={amount}
          error={positiveProblem(amount)}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
        <InstantField
          label="Cuándo se hizo"
          wall={wall}
          onChange={setWall}
          zone={zone}
          placeholder="Ahora"
          clearLabel="Volver a ahora"
          onOpen={() => setWall(wall ?? wallText(sandbox.clock.now(), zone))}
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
    </Card>
  );
}
