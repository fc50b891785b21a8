import { existsSync, readFileSync } from 'node:fs';
import { filesIn, isScript } from '@tests/support/sourceTree';
import { describe, expect, test } from 'vitest';

const documents = ['docs/threat-model.md', 'docs/asvs-v3.md', 'docs/supply-chain.md'];
const owners = ['server', 'operator', 'user'];

/** The cells of each row under a heading cell 'Held by': the row's first cell and its last one. */
function answersOf(path: string): { readonly row: string; readonly heldBy: readonly string[] }[] {
  let inTable = false;
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const cells = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      const last = cells.at(-1) ?? '';
      if (last === 'Held by') inTable = true;
      else if (cells.length === 0) inTable = false;
      else if (inTable && !/^-+$/.test(last))
        return [{ row: cells[0] ?? '', heldBy: last.split('<br>').map((one) => one.trim()) }];
      return [];
    });
}

/** What is wrong with one part of 'Held by'; undefined when it names an existing test or an owner. */
function faultOf(part: string): string | undefined {
  const [, file, title] = /^`(tests\/[^`]+)` › (.+)$/.exec(part) ?? [];
  if (file === undefined || title === undefined) {
    const [, owner = ''] = /^\*\*(\w+)\*\*/.exec(part) ?? [];
    return owners.includes(owner) ? undefined : `names no test and no owner: ${part}`;
  }
  if (!existsSync(file)) return `no such file: ${file}`;
  return readFileSync(file, 'utf8')
    .replace(/\\(['"])/g, '$1')
    .includes(title)
    ? undefined
    : `${file} has no test '${title}'`;
}

describe('the security documents', () => {
  test.each(documents)('%s names a test that exists, or an owner, in each row', (path) => {
    const answers = answersOf(path);
    expect(answers.length).toBeGreaterThan(4);
    const faults = answers.flatMap(({ row, heldBy }) =>
      heldBy.flatMap((part) => {
        const fault = faultOf(part);
        return fault === undefined ? [] : [`${row}: ${fault}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  test('a lost test and a row without an answer are found', () => {
    expect(faultOf('`tests/unit/session/guard.test.ts` › a title of no test')).toMatch(/has no test/);
    expect(faultOf('`tests/unit/nowhere.test.ts` › x')).toMatch(/no such file/);
    expect(faultOf('')).toMatch(/names no test/);
    expect(faultOf('**everybody**')).toMatch(/no owner/);
  });

  test('every requirement of the chapter is answered', () => {
    const counts = { '3.1': 1, '3.2': 3, '3.3': 5, '3.4': 8, '3.5': 8, '3.6': 1, '3.7': 5 };
    const asked = Object.entries(counts).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );
    expect(asked).toHaveLength(31);
    expect(answersOf('docs/asvs-v3.md').map(({ row }) => row)).toEqual(asked);
  });
});

const scripts = filesIn('src').filter(isScript);
const placesOf = (pattern: RegExp) => scripts.flatMap(({ path, text }) => (pattern.test(text) ? [path] : []));

describe('the app', () => {
  test('no code listens to messages of other windows', () => {
    // A BroadcastChannel and the worker are of this origin; the listener is on them. A port answers the worker.
    expect(
      placesOf(
        /(?<!\bchannel\??\.|\bserviceWorker\.)addEventListener\(\s*'message'|(?<!\bchannel\??\.)onmessage\b/i,
      ),
    ).toEqual([]);
    expect(placesOf(/(?<!\b(?:channel|port)\??\.)postMessage\(/i)).toEqual([]);
  });

  test('the app writes no cookie', () => {
    expect(placesOf(/document\.cookie\s*=[^=]|cookieStore/)).toEqual([]);
  });

  test('no code reads a global that an element could replace', () => {
    // `window.name` of an element's id, `document.forms` and the like; typed access to the DOM's own members is safe.
    expect(placesOf(/\bwindow\[|\bdocument\[|document\.(forms|images|embeds|links)\b/)).toEqual([]);
  });

  test('every link to another site says that it leaves', () => {
    const leaving = scripts.filter(({ text }) => text.includes('target="_blank"') && /\bhref=/.test(text));
    expect(leaving.map(({ path }) => path).sort()).toEqual([
      'src/app/layout/WhatsAppButton.tsx',
      'src/features/beneficiaries/paste/PastePanel.tsx',
      'src/features/send/receipt/problem/ProblemView.tsx',
      'src/features/site/ContactPage.tsx',
    ]);
    for (const { path, text } of leaving) {
      expect(text, path).toMatch(/se abre en otra ventana|Se abre WhatsApp en otra pestaña/);
      expect(text, path).toContain('rel="noreferrer"');
    }
  });
});
