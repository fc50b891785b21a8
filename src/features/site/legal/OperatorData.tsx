import { config } from '@/lib/config';

/** The operator's legal information. */
export function OperatorData() {
  return (
    <dl>
      <dt>Titular</dt>
      <dd>{config.operator.name}, sociedad española</dd>
      <dt>NIF</dt>
      <dd>{config.operator.taxId}</dd>
      <dt>Domicilio</dt>
      <dd>{config.operator.address}</dd>
      <dt>Correo electrónico</dt>
      <dd>
        <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
      </dd>
    </dl>
  );
}
