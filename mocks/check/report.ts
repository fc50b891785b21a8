import { refusals, rules, type RuleName } from '@mocks/server/rules/refusals';
import { endpointNames, endpoints, type EndpointName } from '@/api/endpoints';
import type { Secrets } from './client';

/** What is known of each call. */
export interface Report {
  /** A call that was answered, and what differs. `rule` is the refusal that was asked for. */
  add(name: EndpointName, lines: readonly string[], rule?: RuleName): void;
  /** Why a call cannot be proven. The first reason counts. */
  skip(name: EndpointName, reason: string): void;
  /** The reason of all calls that were not made and have none. */
  skipAll(reason: string): void;
  /** Why a refusal cannot be proven; without a rule, all of them. The first reason counts. */
  skipRefusal(reason: string, ...rules: readonly RuleName[]): void;
  /** What differs in the successes of a call. */
  linesOf(name: EndpointName): readonly string[];
  /** The whole report, one line each. */
  lines(): readonly string[];
  differences(): number;
}

/** Values of the server, such as names of fields, can be long. */
const LONGEST = 200;
const REFUSED = 'refused by ';
const ruleNames = Object.keys(rules) as readonly RuleName[];

interface Seen {
  readonly lines: Set<string>;
  reason: string | undefined;
  proven: boolean;
}

/** Collects what was found. A difference that several answers of a call have counts once. */
export function createReport({ hide }: Secrets): Report {
  const calls = Object.fromEntries(
    endpointNames.map((name) => [name, { lines: new Set(), reason: undefined, proven: false }]),
  ) as unknown as Readonly<Record<EndpointName, Seen>>;
  const tried = new Set<RuleName>();
  const untried = new Map<RuleName, string>();
  const skip = (name: EndpointName, reason: string) => {
    calls[name].reason ??= reason;
  };
  const differences = () => Object.values(calls).reduce((sum, { lines }) => sum + lines.size, 0);
  return {
    differences,
    add(name, lines, rule) {
      const seen = calls[name];
      if (rule === undefined) seen.proven = true;
      else tried.add(rule);
      for (const line of lines) {
        const text = hide(rule === undefined ? line : `${REFUSED}${rule}: ${line}`);
        seen.lines.add(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
      }
    },
    skip,
    linesOf: (name) => [...calls[name].lines].filter((line) => !line.startsWith(REFUSED)),
    skipAll: (reason) => endpointNames.forEach((name) => skip(name, reason)),
    skipRefusal(reason, ...names) {
      for (const name of names.length > 0 ? names : ruleNames)
        if (!untried.has(name)) untried.set(name, reason);
    },
    lines() {
      const rows = endpointNames.flatMap((name) => {
        const { lines, reason, proven } = calls[name];
        const { method, path } = endpoints[name];
        const word = lines.size > 0 ? 'differs' : proven ? 'kept' : 'not provable';
        const why = word === 'not provable' ? ` · ${hide(reason ?? 'not called')}` : '';
        return [`${word.padEnd(13)} ${method} ${path}${why}`, ...[...lines].map((line) => `    ${line}`)];
      });
      const kept = Object.values(calls).filter(({ lines, proven }) => proven && lines.size === 0).length;
      const share = Math.floor((100 * kept) / endpointNames.length);
      const reasonOf = (rule: RuleName) =>
        untried.get(rule) ??
        endpointNames
          .filter((name) => refusals.some((one) => one.rule === rule && one.of(name)))
          .map((name) => calls[name].reason)
          .find((reason) => reason !== undefined) ??
        'an earlier call did not give what it needs';
      const byReason = new Map<string, readonly RuleName[]>();
      for (const rule of ruleNames.filter((one) => !tried.has(one)))
        byReason.set(reasonOf(rule), [...(byReason.get(reasonOf(rule)) ?? []), rule]);
      return [
        ...rows,
        '',
        `Proven: ${share} % (${kept} of ${endpointNames.length} calls). Differences: ${differences()}.`,
        `Refusals tried: ${tried.size} of ${ruleNames.length}.`,
        ...[...byReason].map(([reason, names]) => `not provable  ${names.join(', ')} · ${hide(reason)}`),
      ];
    },
  };
}
