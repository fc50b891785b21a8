import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Those of these lines of code in which Oxlint finds violations of a rule of scripts/lint/rules.mjs. */
function foundIn(rule: string, lines: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const settings = {
    categories: { correctness: 'off' },
    jsPlugins: [{ name: 'house', specifier: resolve('scripts/lint/rules.mjs') }],
    rules: { [`house/${rule}`]: 'error' },
  };
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(settings));
  writeFileSync(join(folder, 'Page.tsx'), lines.join('\n'));
  const oxlint = resolve('node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const found = new Set([...stdout.matchAll(/:(\d+):\d+: .*house/g)].map(([, line]) => Number(line)));
  return lines.filter((_, index) => found.has(index + 1));
}

test('text that a page translator would break is found, and no other', () => {
  const broken = [
    'show(<p>Tasa: {rate}</p>);',
    'show(<p>{count} envíos</p>);',
    'show(<p>{amount} {currency}</p>);',
    'show(<p>{on && <b>Nuevo</b>} envío</p>);',
    'show(<Button><Icon /> {format(amount)}</Button>);',
    'show(<div>{on ? "Sí" : "No"}<b>!</b></div>);',
    'show(<div>{name ?? "Sin nombre"}<b>!</b></div>);',
    'show(<>{label}</>);',
    'show(<>Tasa</>);',
    'show(({ children }: { children: string }) => <p><Icon />{children}</p>);',
    'show(<p>{`${count} de 5`}<b>!</b></p>);',
  ];
  const right = [
    'show(<p>{rate}</p>);',
    'show(<p>{`Tasa: ${rate}`}</p>);',
    'show(<p><span>Tasa:</span> <b>{rate}</b></p>);',
    'show(<p>Lee los <a href="/t">términos</a>.</p>);',
    'show(<p>Aún no {on && <b>hoy</b>}</p>);',
    'show(<p>{config.brand} envía <b>euros</b></p>);',
    'show(<p>{MAX} envíos</p>);',
    'show(<div>{on && <b>Sí</b>}<i>{text}</i></div>);',
    'show(<ul>{rows.map((row) => <li>{row}</li>)}<li>Total</li></ul>);',
    'show(({ icon }: { icon: ReactNode }) => <p>{icon}<b>{text}</b></p>);',
  ];
  expect(foundIn('one-text', [...broken, ...right])).toEqual(broken);
});
