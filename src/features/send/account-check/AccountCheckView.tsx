import { useEffect, useRef, type ReactNode } from 'react';
import { SEND_CURRENCY } from '@/lib/currencies';
import { dayOf, formatAtTime, formatShortDay } from '@/lib/dates';
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

type Moment = Pick<AccountCheckViewProps, 'now' | 'timeZone'>;

/** '14 jul', of one piece. */
const dayText = (at: number, { now, timeZone }: Moment) =>
  formatShortDay(at, timeZone, now).replaceAll(' ', '\u00a0');

/** 'hoy a las 14:03': a screen reader hears each change of the text, so it does not count the minutes. */
function whenText(at: number, moment: Moment): string {
  const isToday = dayOf(at, moment.timeZone) === dayOf(moment.now, moment.timeZone);
  return `${isToday ? 'hoy' : `el ${dayText(at, moment)}`} ${formatAtTime(at, moment.timeZone)}`;
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

function sentence({ finding, by, title, amount, ...moment }: AccountCheckViewProps): string {
  const { at, sameAs, changed, known } = words[by];
  switch (finding.kind) {
    case 'double': {
      const { name = title } = finding;
      const whom = name === title ? shorten(name) : `${shorten(name)}, ${sameAs},`;
      return `Ya enviaste ${formatMoney(amount, SEND_CURRENCY.code)} a ${whom} ${whenText(finding.at, moment)}.`;
    }
    case 'changed':
      return `${changed[0]} de tu último envío a ${shorten(title)}. ${changed[1]}.`;
    case 'first':
      return `${finding.certain ? 'Primera vez' : 'No vemos envíos tuyos'} ${at}. Envía solo a quien conoces.`;
    case 'known':
      return finding.at === null
        ? `${known}: ya le enviaste.`
        : `${known}: le enviaste el ${dayText(finding.at, moment)}.`;
    case 'loading':
      return `Comprobando tus envíos ${at}…`;
    case 'unknown':
      return `No pudimos comprobar tus envíos ${at}.`;
  }
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
          {`También guardada con otro ${sharedAccount.other}: ${shorten(sharedAccount.title)}.`}
        </Line>
      )}
      <Line kind={kind}>
        {/* An element of its own, which a page translator does not replace. */}
        <span>{sentence(props)}</span>
      </Line>
    </div>
  );
}
