import type { ReactNode } from 'react';
import { config } from '@/lib/config';
import { PageContainer, PageHeading } from '@/ui/page/PageContainer';
import classes from './LegalText.module.css';

export function LegalText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageContainer size="text">
      <PageHeading title={title} />
      <div className={classes.text}>{children}</div>
    </PageContainer>
  );
}

export const SupportMail = () => <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>;

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
        <SupportMail />
      </dd>
    </dl>
  );
}
