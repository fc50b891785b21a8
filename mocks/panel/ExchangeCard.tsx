import { Button, NativeSelect } from '@mantine/core';
import type { Sandbox } from '@mocks/engine/sandbox';
import { refreshPage } from '@mocks/host/page';
import type { Exchange } from '@mocks/server/db/models';
import { statuses } from '@mocks/server/rules/statuses';
import { Card } from './Card';
import { numberText, positiveProblem, typedNumber } from './numberField';
import { useSandbox } from './store';
import { TypedField } from './TypedField';
import parts from './parts.module.css';

const known = Object.values(statuses);
/** Choices in addition to the server's own statuses. */
const ALIVE = 'sigue';
const NONE = 'ninguno';
const COLOURLESS = 'sin color';

function choices(status: string | null) {
  const own = known.some(({ name }) => name === status) || status === null ? [] : [status];
  return [
    { value: ALIVE, label: 'Sigue su curso' },
    ...known.map(({ name }) => ({ value: name, label: name })),
    ...own.map((name) => ({ value: name, label: name })),
    { value: NONE, label: 'Sin estado' },
    { value: COLOURLESS, label: 'En proceso, sin color' },
  ];
}

/** The columns that a choice changes. */
function changeTo(choice: string): Partial<Omit<Exchange, 'id'>> {
  if (choice === ALIVE) return { alive: true };
  if (choice === NONE) return { alive: false, status: null, statusColour: null };
  if (choice === COLOURLESS) {
    return { alive: false, status: statuses.processing.name, statusColour: null };
  }
  const colour = known.find(({ name }) => name === choice)?.colour ?? null;
  return { alive: false, status: choice, statusColour: colour };
}

function choiceOf({ alive, status, statusColour }: Exchange): string {
  if (alive) return ALIVE;
  if (status === null) return NONE;
  return status === statuses.processing.name && statusColour === null ? COLOURLESS : status;
}

interface ExchangeCardProps {
  readonly exchange: ReturnType<Sandbox['exchanges']>[number];
}

/** One exchange: its status, amounts and rate. */
export function ExchangeCard({ exchange }: ExchangeCardProps) {
  const sandbox = useSandbox();
  const { id, exchangeId, beneficiaryAlias, status, amountSend, amountReceive, rate } = exchange;
  const update = (change: Partial<Omit<Exchange, 'id'>>) => {
    sandbox.updateExchange(id, change);
    refreshPage();
  };
  const amount = (label: string, key: 'amountSend' | 'amountReceive' | 'rate', value: number) => (
    <TypedField
      className={parts.grow}
      label={label}
      inputMode="decimal"
      value={numberText(value)}
      problem={positiveProblem}
      onCommit={(text) => update({ [key]: typedNumber(text) ?? value })}
    />
  );
  return (
    <Card
      title={exchangeId}
      beside={
        <span className={parts.soft}>
          {beneficiaryAlias} · {numberText(amountSend)} € · {status ?? 'Sin estado'}
        </span>
      }
    >
      <NativeSelect
        label="Estado"
        data={choices(exchange.alive ? null : exchange.status)}
        value={choiceOf(exchange)}
        onChange={(event) => update(changeTo(event.currentTarget.value))}
      />
      <div className={parts.row}>
        {amount('Envía', 'amountSend', amountSend)}
        {amount('Recibe', 'amountReceive', amountReceive)}
        {amount('Tasa', 'rate', rate)}
      </div>
      <Button
        variant="default"
        onClick={() => {
          sandbox.removeExchange(id);
          refreshPage();
        }}
      >
        Eliminar el envío
      </Button>
    </Card>
  );
}
