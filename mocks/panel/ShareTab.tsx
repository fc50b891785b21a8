import { Button, Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import { CopyText } from './CopyText';
import type { TabName } from './openTab';
import { Section } from './Section';
import { useSandbox, useVersion } from './store';
import parts from './parts.module.css';

/** Links that reproduce this screen, the bug report, and the way to 'Guion'. */
export function ShareTab({ onTab }: { readonly onTab: (tab: TabName) => void }) {
  const sandbox = useSandbox();
  const version = useVersion();
  const [texts, setTexts] = useState({ link: '', report: '' });

  // Built before the click, because browsers allow copying only while they handle a click.
  useEffect(() => {
    let current = true;
    void Promise.all([sandbox.link(), sandbox.report()]).then(([link, report]) => {
      if (current) setTexts({ link, report });
    });
    return () => {
      current = false;
    };
  }, [sandbox, version]);

  const { link, report } = texts;
  const short = sandbox.scenarioLink();
  return (
    <div className={parts.stack}>
      <Section title="Guion">
        <p>Lo que dice la especificación, para revisarlo sección a sección.</p>
        <Button
          variant="default"
          onClick={({ currentTarget }) => {
            // The button goes with its page; without the focus the sheet would not hear Escape.
            currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
            onTab('guion');
          }}
        >
          Abrir el guion
        </Button>
      </Section>
      <Section title="Esta pantalla">
        <p>
          Abre en otro navegador la misma página, con los mismos datos, el mismo servidor y la misma hora.
        </p>
        <CopyText primary label="Copiar enlace" value={link} />
        <Textarea
          aria-label="Enlace a esta pantalla"
          description={`${link.length} caracteres`}
          readOnly
          rows={3}
          value={link}
        />
      </Section>
      <Section title="Solo el escenario">
        <p>Más corto: empieza de nuevo, con los datos de partida y la hora real.</p>
        <CopyText label="Copiar enlace corto" value={short} />
        <p className={parts.mono}>{short}</p>
      </Section>
      <Section title="Informe de error">
        <p>Enlace, fallos activos, avisos, últimas llamadas y versiones, en Markdown.</p>
        <CopyText label="Copiar informe" value={report} />
        <pre className={parts.code} role="group" tabIndex={0} aria-label="Informe de error">
          {report}
        </pre>
      </Section>
    </div>
  );
}
