import { useEffect, useRef, useState, type ReactNode } from 'react';
import { HOUR_MS, MINUTE_MS } from '@/lib/clock';
import { SEND_CURRENCY } from '@/lib/currencies';
import { formatShortDay } from '@/lib/dates';
import { formatMoney, type Decimal } from '@/lib/money';
import { IconAlertTriangle, IconCheck } from '@/ui/icons';
import type { Finding, SharedAccount } from './accountCheck';
import classes from './AccountCheckView.module.css';

export interface AccountCheckViewProps {
  readonly finding: Finding;
  /** The same account under another name or document. */
  readonly sharedAccount: SharedAccount | undefined;
  /** What identifies the beneficiary: an account, or the document of a person who collects cash. */
  readonly by: 'account' | 'person';
  /** The name of the beneficiary. */
  readonly title: string;
  /** Euros. */
  readonly amount: Decimal;
  /** In ms. */
  readonly now: number;
  readonly timeZone: string | undefined;
}

/** 'hace 4 min', 'hace 3 h'. */
function ago(ms: number): string {
  if (ms < MINUTE_MS) return 'hace menos de 1 min';
  return ms < HOUR_MS ? `hace ${Math.floor(ms / MINUTE_MS)} min` : `hace ${Math.floor(ms / HOUR_MS)} h`;
}

/** So that every sentence fits the reserved height. The summary shows the whole name. */
const LONGEST_NAME = 24;
function shorten(name: string): string {
  const signs = Array.from(name);
  const cut = signs.slice(0, LONGEST_NAME - 1).join('');
  return signs.length <= LONGEST_NAME ? name : `${cut.trimEnd()}…`;
}

const words = {
  account: {
    at: 'a esta cuenta',
    sameAs: 'la misma cuenta',
    changed: ['No es la cuenta', 'Compruébala'],
    known: 'Cuenta conocida',
  },
  person: {
    at: 'con estos datos',
    sameAs: 'los mismos datos',
    changed: ['No son los datos', 'Compruébalos'],
    known: 'Datos conocidos',
  },
} as const;

function sentence({ finding, by, title, amount, now, timeZone }: AccountCheckViewProps): string {
  const { at, sameAs, changed, known } = words[by];
  switch (finding.kind) {
    case 'double': {
      const { name = title } = finding;
      const whom = name === title ? shorten(name) : `${shorten(name)}, ${sameAs},`;
      return `Ya enviaste ${formatMoney(amount, SEND_CURRENCY.code)} a ${whom} ${ago(now - finding.at)}.`;
    }
    case 'changed':
      return `${changed[0]} de tu último envío a ${shorten(title)}. ${changed[1]}.`;
    case 'first':
      return `${finding.certain ? 'Primera vez' : 'No vemos envíos tuyos'} ${at}. Envía solo a quien conoces.`;
    case 'known':
      return finding.at === null
        ? `${known}: ya le enviaste.`
        : `${known}: le enviaste el ${formatShortDay(finding.at, timeZone, now).replaceAll(' ', '\u00a0')}.`;
    case 'loading':
      return `Comprobando tus envíos ${at}…`;
    case 'unknown':
      return `No pudimos comprobar tus envíos ${at}.`;
  }
}

/** A screen reader hears each change of the text, so the minutes in it do not count on. */
function Sentence(props: AccountCheckViewProps) {
  const [now] = useState(props.now);
  // An element of its own, which a page translator does not replace.
  return <span>{sentence({ ...props, now })}</span>;
}

const warnings: ReadonlySet<Finding['kind']> = new Set(['double', 'changed', 'first']);

interface LineProps {
  readonly kind: 'warning' | 'known' | 'plain';
  readonly children: ReactNode;
}

function Line({ kind, children }: LineProps) {
  return (
    <p className={classes.line} data-kind={kind}>
      {kind === 'warning' && <IconAlertTriangle size={18} aria-hidden />}
      {kind === 'known' && <IconCheck size={18} aria-hidden />}
      <span>{children}</span>
    </p>
  );
}

/** What the sender should know about an account before 'Confirmar'. It asks for no press (product 4.18). */
export function AccountCheckView(props: AccountCheckViewProps) {
  const { finding, sharedAccount } = props;
  const kind = warnings.has(finding.kind) ? 'warning' : finding.kind === 'known' ? 'known' : 'plain';
  const isWarned = kind === 'warning' || sharedAccount !== undefined;
  const check = useRef<HTMLDivElement>(null);
  // On a low screen it may lie under the bar with 'Confirmar'.
  useEffect(() => {
    if (isWarned) check.current?.scrollIntoView({ block: 'nearest' });
  }, [isWarned, props.title]);
  return (
    <div ref={check} className={classes.check}>
      {sharedAccount && (
        <Line kind="warning">
          {`También guardada con otro ${sharedAccount.otherDocument ? 'documento' : 'nombre'}: ${shorten(sharedAccount.title)}.`}
        </Line>
      )}
      <Line kind={kind}>
        <Sentence key={`${finding.kind} ${'at' in finding ? finding.at : ''} ${props.title}`} {...props} />
      </Line>
    </div>
  );
}
