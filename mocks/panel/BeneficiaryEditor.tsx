import { Button } from '@mantine/core';
import { refreshPage } from '@mocks/host/page';
import type { Beneficiary } from '@mocks/server/db/models';
import { aliasOf } from '@mocks/server/rules/beneficiaries';
import * as v from 'valibot';
import { parseJson } from '@/lib/jsonValues';
import { Card } from './Card';
import { prettyJson } from './prettyJson';
import { useSandbox } from './store';
import { TypedField } from './TypedField';
import parts from './parts.module.css';

const SHOWN = 20;

/** Parses payment details; undefined when the text is not a JSON object of texts. */
function parseDetails(text: string): Readonly<Record<string, string>> | undefined {
  const result = v.safeParse(v.record(v.string(), v.string()), parseJson(text));
  return result.success ? result.output : undefined;
}

function BeneficiaryCard({ id, paymentMethodId, paymentDetails }: Beneficiary) {
  const sandbox = useSandbox();
  return (
    <Card
      title={aliasOf(parseDetails(paymentDetails) ?? {}) || `#${id}`}
      beside={<span className={parts.soft}>Método {paymentMethodId}</span>}
    >
      <TypedField
        label="Datos del pago (JSON)"
        rows={6}
        spellCheck={false}
        value={prettyJson(paymentDetails)}
        problem={(text) => (parseDetails(text) ? undefined : 'Tiene que ser un objeto JSON de textos.')}
        onCommit={(text) => {
          if (prettyJson(text) === prettyJson(paymentDetails)) return;
          sandbox.updateBeneficiary(id, { paymentDetails: JSON.stringify(parseDetails(text)) });
          refreshPage();
        }}
      />
      <Button
        variant="default"
        onClick={() => {
          sandbox.removeBeneficiary(id);
          refreshPage();
        }}
      >
        Eliminar
      </Button>
    </Card>
  );
}

/** The beneficiaries of an account. */
export function BeneficiaryEditor({ login }: { readonly login: string }) {
  const all = useSandbox().beneficiaries(login);
  return (
    <Card title={`Beneficiarios (${all.length})`}>
      <ul className={parts.list}>
        {all.slice(0, SHOWN).map((beneficiary) => (
          <li key={beneficiary.id}>
            <BeneficiaryCard {...beneficiary} />
          </li>
        ))}
      </ul>
      {all.length > SHOWN && (
        <p className={parts.soft}>
          Se ven los primeros {SHOWN} de {all.length}.
        </p>
      )}
    </Card>
  );
}
