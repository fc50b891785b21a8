import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { refreshPage } from '@mocks/host/page';
import type { Fault } from '@mocks/server/faultKinds';
import { contract } from '@/api/contract';
import { endpointNames, endpoints } from '@/api/endpoints';
import { Card } from './Card';
import { FaultForm } from './FaultForm';
import { faultText, waitText } from './faultText';
import { PausedCalls } from './PausedCalls';
import { RandomSettings } from './RandomSettings';
import { Section } from './Section';
import { useSandbox } from './store';
import parts from './parts.module.css';

const latencies = [0, 250, 1000, 3000, 10_000, 30_000];

interface CallCardProps {
  readonly call: Fault['call'];
  readonly title: string;
  readonly detail: string;
  readonly fault: Fault | undefined;
}

function CallCard({ call, title, detail, fault }: CallCardProps) {
  return (
    <Card
      title={title}
      beside={
        <>
          <span className={parts.mono}>{detail}</span>
          {fault && <span className={parts.fault}>{faultText(fault)}</span>}
        </>
      }
      active={fault !== undefined}
    >
      <FaultForm call={call} fault={fault} />
    </Card>
  );
}

/** The server's behaviour: latency for all calls, and faults per call. */
export function ServerTab() {
  const sandbox = useSandbox();
  const { faults, latencyMs, answers } = sandbox.scenario();
  const faultFor = (call: Fault['call']) => faults.find((fault) => fault.call === call);
  return (
    <div className={parts.stack}>
      <PausedCalls />
      <div className={parts.group}>
        <NativeSelect
          label="Latencia de todas las llamadas"
          value={String(latencyMs)}
          data={[...new Set([...latencies, latencyMs])]
            .sort((a, b) => a - b)
            .map((ms) => ({ value: String(ms), label: waitText(ms) }))}
          onChange={(event) => sandbox.change({ latencyMs: Number(event.currentTarget.value) })}
        />
        <RandomSettings />
        <Checkbox
          label="Responder con otros nombres de campo"
          checked={answers === 'alternative'}
          onChange={(event) => {
            sandbox.change({ answers: event.currentTarget.checked ? 'alternative' : 'documented' });
            refreshPage();
          }}
        />
        {faults.length > 0 && (
          <Button variant="default" onClick={() => sandbox.clearFaults()}>
            Quitar todos los fallos ({faults.length})
          </Button>
        )}
      </div>
      <Section title="Llamadas">
        <ul className={parts.list}>
          <li>
            <CallCard call="*" title="Todas las llamadas" detail="/api/*" fault={faultFor('*')} />
          </li>
          {endpointNames.map((call) => (
            <li key={call}>
              <CallCard
                call={call}
                title={contract[call].label}
                detail={`${endpoints[call].method} ${endpoints[call].path}`}
                fault={faultFor(call)}
              />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
