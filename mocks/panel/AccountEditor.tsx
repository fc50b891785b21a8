import { Button, NativeSelect } from '@mantine/core';
import { refreshPage, reloadPage } from '@mocks/host/page';
import type { AccountStatus, User } from '@mocks/server/db/models';
import { mergeProfile, profileOf, statusOf, type StoredProfile } from '@mocks/server/rules/profile';
import type { ProfileUpdate } from '@/api/wire';
import { Card } from './Card';
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

type TextField = readonly [
  label: string,
  value: string | null,
  change: (text: string | null) => ProfileUpdate,
];

/** The text fields of the personal data, in the order of /mis-datos. */
const fieldsOf = ({ name, address, extra }: StoredProfile): readonly TextField[] => [
  ['Nombre', name.first, (first) => ({ name: { first } })],
  ['Apellidos', name.surnames, (surnames) => ({ name: { surnames } })],
  ['Calle', address.street, (street) => ({ address: { street } })],
  ['Número', address.houseNo, (houseNo) => ({ address: { houseNo } })],
  ['Piso y puerta', address.flatDoor, (flatDoor) => ({ address: { flatDoor } })],
  ['Dirección, segunda línea', address.address2, (address2) => ({ address: { address2 } })],
  ['Ciudad', address.city, (city) => ({ address: { city } })],
  ['Código postal', address.postcode, (postcode) => ({ address: { postcode } })],
  ['Correo', extra.email, (email) => ({ extra: { email } })],
  ['Prefijo del teléfono', extra.telephoneCountry, (telephoneCountry) => ({ extra: { telephoneCountry } })],
  ['Teléfono', extra.telephoneNumber, (telephoneNumber) => ({ extra: { telephoneNumber } })],
];

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
      <Button variant="default" onClick={reloadPage}>
        Recargar la página
      </Button>
      <TypedField
        label="Texto de «Información»"
        value={user.information ?? ''}
        onCommit={(text) => update({ information: text === '' ? null : text })}
      />
      <Card title="Datos personales">
        {fieldsOf(profile).map(([label, value, change]) => (
          <TypedField
            key={label}
            label={label}
            value={value ?? ''}
            onCommit={(text) =>
              update({ profile: JSON.stringify(mergeProfile(profile, change(text === '' ? null : text))) })
            }
          />
        ))}
      </Card>
    </section>
  );
}
