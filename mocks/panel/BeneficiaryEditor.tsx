import { Button, Textarea } from '@mantine/core';
import { refreshPage } from '@mocks/host/page';
import type { Beneficiary } from '@mocks/server/db/models';
import { aliasOf } from '@mocks/server/rules/beneficiaries';
import { useState } from 'react';
import * as v from 'valibot';
import { parseJson } from '@/lib/jsonValues';
import { Card } from './Card';
import { useSandbox } from './store';
import parts from './parts.module.css';

const SHOWN = 20;

/** Parses payment details; undefined when the text is not a JSON object of texts. */
function parseDetails(text: string): Readonly<Record<string, string>> | undefined {
  const result = v.safeParse(v.record(v.string(), v.string()), parseJson(text));
  return result.success ? result.output : undefined;
}

const detailsOf = ({ paymentDetails }: Beneficiary) => parseDetails(paymentDetails) ?? {};

function BeneficiaryCard({ beneficiary }: { readonly beneficiary: Beneficiary }) {
  const sandbox = useSandbox();
  const stored = JSON.stringify(JSON.parse(beneficiary.paymentDetails), null, 2);
  const [text, setText] = useState(stored);
  const [seen, setSeen] = useState(stored);
  if (stored !== seen) {
    setSeen(stored);
    setText(stored);
  }
  const details = parseDetails(text);
  return (
    <Card
      title={aliasOf(detailsOf(beneficiary)) || `#${beneficiary.id}`}
      beside={<span className={parts.soft}>Método {beneficiary.paymentMethodId}</span>}
    >
      <Textarea
        label="Datos del pago (JSON)"
        rows={6}
        spellCheck={false}
        value={text}
        error={details === undefined && 'Tiene que ser un objeto JSON de textos.'}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={parts.row}>
        <Button
          disabled={details === undefined || text === stored}
          onClick={() => {
            sandbox.updateBeneficiary(beneficiary.id, { paymentDetails: JSON.stringify(details) });
            refreshPage();
          }}
        >
          Guardar
        </Button>
        <Button
          variant="default"
          onClick={() => {
            sandbox.removeBeneficiary(beneficiary.id);
            refreshPage();
          }}
        >
          Eliminar
        </Button>
      </div>
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
            <BeneficiaryCard beneficiary={beneficiary} />
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
