import { NativeSelect } from '@mantine/core';
import { refreshPage } from '@mocks/page/refreshPage';
import { statusOf } from '@mocks/server/rules/profile';
import { useState, useSyncExternalStore } from 'react';
import { session } from '@/session/current';
import { stayingStatus } from '../exchangeStatus';
import { openPreset } from '../openPreset';
import { useSandbox } from '../store';
import { Coverage } from './Coverage';
import { accountGraph, exchangeGraph, presetOfStatus, sessionGraph } from './graphs';
import { GraphView } from './GraphView';
import { QuoteGraph } from './QuoteGraph';
import parts from '../parts.module.css';

/** The states of the app and the server as graphs, the present ones marked; and what shows each of its parts. */
export function MapTab() {
  const sandbox = useSandbox();
  const { status } = useSyncExternalStore(session.subscribe, session.getState);
  const users = sandbox.users();
  const [chosen, setChosen] = useState(sandbox.scenario().signedInAs ?? users[0]?.login ?? '');
  const user = users.find(({ login }) => login === chosen);
  const exchange = user && sandbox.exchanges(user.login).at(-1);
  const { approveAfterMs } = sandbox.scenario();
  return (
    <div className={parts.stack}>
      <p>Los estados que conoce el código. El de ahora está marcado. Pulsa otro para ir a él.</p>
      <GraphView
        graph={sessionGraph}
        current={status}
        onGo={(id) => openPreset(sandbox, presetOfStatus[id])}
      />
      <QuoteGraph />
      <NativeSelect
        label="Cuenta"
        data={users.map(({ login }) => login)}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {user && (
        <GraphView
          graph={accountGraph}
          current={statusOf(user, sandbox.clock.now(), approveAfterMs)}
          onGo={(id) => {
            sandbox.updateUser(user.login, { status: id, submittedAt: null });
            refreshPage();
          }}
        />
      )}
      {exchange && (
        <GraphView
          graph={exchangeGraph}
          current={exchange.status ?? undefined}
          note={`El último de la cuenta, ${exchange.exchangeId}. Se ve en el historial y en su resumen.`}
          onGo={(id) => {
            sandbox.updateExchange(exchange.id, stayingStatus(id));
            refreshPage();
          }}
        />
      )}
      <Coverage />
    </div>
  );
}
