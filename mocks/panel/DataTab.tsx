import { Button, NativeSelect } from '@mantine/core';
import { reloadPage } from '@mocks/host/page';
import { useState } from 'react';
import { AccountEditor } from './AccountEditor';
import { BeneficiaryEditor } from './BeneficiaryEditor';
import { ClockControls } from './ClockControls';
import { ExchangeEditor } from './ExchangeEditor';
import { RateEditor } from './RateEditor';
import { StateTransfer } from './StateTransfer';
import { useSandbox } from './store';
import parts from './parts.module.css';

/** The clock, and the stored data; the page refetches after each change. */
export function DataTab() {
  const sandbox = useSandbox();
  const users = sandbox.users();
  const [chosen, setChosen] = useState(sandbox.scenario().signedInAs ?? users[0]?.login);
  const user = users.find(({ login }) => login === chosen) ?? users[0];
  return (
    <div className={parts.stack}>
      <ClockControls />
      <NativeSelect
        label="Cuenta"
        data={users.map(({ login }) => login)}
        value={user?.login}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {user && (
        <>
          <AccountEditor key={`account ${user.login}`} user={user} />
          <ExchangeEditor key={`exchanges ${user.login}`} login={user.login} />
          <BeneficiaryEditor login={user.login} />
        </>
      )}
      <RateEditor />
      <Button
        variant="default"
        onClick={() => {
          sandbox.reset();
          // The session changed, so the page has to reload.
          reloadPage();
        }}
      >
        Restablecer los datos
      </Button>
      <StateTransfer />
    </div>
  );
}
