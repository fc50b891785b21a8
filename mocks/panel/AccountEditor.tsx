import { Button, NativeSelect } from '@mantine/core';
import { refreshPage } from '@mocks/host/page';
import type { AccountStatus, User } from '@mocks/server/db/models';
import { profileOf, statusOf } from '@mocks/server/rules/profile';
import { profileFields, withField } from './profileFields';
import { useSandbox } from './store';
import { TypedField } from './TypedField';
import parts from './parts.module.css';

/** The statuses of an account, in the order in which it passes through them. */
export const accountLabels: Readonly<Record<AccountStatus, string>> = {
  new: 'Nueva: edita sus datos y no puede enviar',
  review: 'En revisión: ni edita ni envía',
  approved: 'Aprobada: edita y envía',
};
const statuses = Object.entries(accountLabels).map(([value, label]) => ({ value, label }));

/**
 * Edits an account: its status (which decides permitTransfer and PermitAmendProfile), its notice and its personal
 * data.
 */
export function AccountEditor({ user }: { readonly user: User }) {
  const sandbox = useSandbox();
  const { approveAfterMs } = sandbox.scenario();
  const profile = profileOf(user);
  const update = (change: Partial<Omit<User, 'id'>>) => {
    sandbox.updateUser(user.login, change);
    refreshPage();
  };
  return (
    <section className={parts.group} aria-label="Cuenta">
      <NativeSelect
        label="Situación"
        data={statuses}
        value={statusOf(user, sandbox.clock.now(), approveAfterMs)}
        onChange={(event) =>
          update({ status: event.currentTarget.value as AccountStatus, submittedAt: null })
        }
      />
      <p className={parts.soft}>La página sabe si puede enviar cuando renueva la sesión, o al recargarla.</p>
      <Button variant="default" onClick={() => location.reload()}>
        Recargar la página
      </Button>
      <TypedField
        label="Texto de «Información»"
        value={user.information ?? ''}
        onCommit={(text) => update({ information: text === '' ? null : text })}
      />
      <details className={parts.card}>
        <summary>
          <strong>Datos personales</strong>
        </summary>
        <div className={parts.inside}>
          {profileFields.map((field) => (
            <TypedField
              key={field.label}
              label={field.label}
              value={field.read(profile) ?? ''}
              onCommit={(text) => update({ profile: JSON.stringify(withField(profile, field, text)) })}
            />
          ))}
        </div>
      </details>
    </section>
  );
}
