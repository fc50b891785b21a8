import type { LogEntry } from '@mocks/engine/log';
import type { Sandbox } from '@mocks/engine/sandbox';
import { safePath } from '@mocks/engine/secrets';
import type { Fault } from '@mocks/server/faultKinds';
import { config } from '@/lib/config';
import { toastLog } from '@/lib/toastLog';
import { linkToPage } from './share';

const LAST_CALLS = 25;

const iso = (instant: number) => new Date(instant).toISOString();
/** Escapes a text for one cell of a Markdown table. */
const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

function row({ at, method, path, status, fault, paused, durationMs, requestId }: LogEntry): string {
  const outcome = paused ? 'retenida' : String(status ?? 'sin respuesta');
  const cells = [iso(at).slice(11, 23), method, `\`${path}\``, outcome, `${durationMs} ms`];
  return `| ${[...cells, fault ?? '', requestId ?? ''].map(cell).join(' | ')} |`;
}

const faultLine = ({ call, kind, times }: Fault) =>
  `- ${call}: ${kind}${times === undefined ? '' : `, ${times} ${times === 1 ? 'vez' : 'veces'}`}`;

/** A Markdown bug report with everything needed to reproduce the screen; secrets are masked. */
export async function bugReportOf(sandbox: Sandbox): Promise<string> {
  const { name = 'a medida', faults, latencyMs } = sandbox.scenario();
  const toasts = toastLog.get().map(({ title, message, shownAt }) => `- ${iso(shownAt)} ${title} ${message}`);
  return [
    `# Informe de error`,
    '',
    `- Página: \`${safePath(location.pathname + location.search)}\``,
    `- Escenario: ${name}`,
    `- Hora de la demo: ${iso(sandbox.clock.now())}`,
    `- Hora real: ${iso(Date.now())}`,
    `- Versión: ${config.brandName} ${config.version}`,
    `- Navegador: ${navigator.userAgent}`,
    `- Pantalla: ${innerWidth} × ${innerHeight}, ${navigator.language}`,
    `- Latencia: ${latencyMs} ms`,
    '',
    '## Qué pasó y qué debería pasar',
    '',
    '…',
    '',
    '## Verlo',
    '',
    await linkToPage(sandbox),
    '',
    ...(faults.length > 0 ? ['## Fallos activos', '', ...faults.map(faultLine), ''] : []),
    ...(toasts.length > 0 ? ['## Avisos mostrados', '', ...toasts, ''] : []),
    '## Últimas llamadas',
    '',
    '| Hora (UTC) | Método | Ruta | Estado | Duración | Fallo | Petición |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...sandbox.log().slice(-LAST_CALLS).map(row),
    '',
  ].join('\n');
}
