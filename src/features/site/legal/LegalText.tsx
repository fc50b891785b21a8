import type { ReactNode } from 'react';
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
