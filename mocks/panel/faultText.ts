import { faultKinds } from '@mocks/server/faultKinds';
import type { Fault } from '@mocks/server/faultKinds';
import { contract } from '@/api/contract';
import { numberText, percentText } from './numberField';

/** '3 s', or '500 ms' below a second. */
export const waitText = (ms: number) => (ms < 1000 ? `${ms} ms` : `${numberText(ms / 1000)} s`);

/** A fault in a few words, such as 'Error 503, 2 veces'. */
export function faultText({ kind, times, delayMs, chance, when, ...fault }: Fault): string {
  const what =
    'status' in fault
      ? `Error ${fault.status}`
      : 'variant' in fault
        ? `Escrita como ${fault.variant}`
        : faultKinds[kind].label;
  const often = times === undefined ? '' : times === 1 ? ', una vez' : `, ${times} veces`;
  const likely = chance === undefined ? '' : `, ${percentText(chance)} %`;
  const only = when === undefined ? '' : `, si ${when}`;
  return `${what}${often}${likely}${only}${delayMs ? `, ${waitText(delayMs)} más` : ''}`;
}

/** The badge's summary of faults and latency; empty without any. */
export function activeFaults(faults: readonly Fault[], latencyMs: number): string {
  const [first] = faults;
  const failing =
    faults.length === 0
      ? []
      : faults.length === 1 && first
        ? [`${first.call === '*' ? 'Todas las llamadas' : contract[first.call].label}: ${faultText(first)}`]
        : [`${faults.length} llamadas con fallos`];
  return [...failing, ...(latencyMs >= 1000 ? [`latencia de ${waitText(latencyMs)}`] : [])].join(', ');
}
