import { existsSync, readFileSync } from 'node:fs';
import { filesIn, isScript, nodesOf, placeOf, titlesOf, type SourceFile } from '@tests/support/sourceTree';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const owners = ['server', 'operator', 'user'];

/** What the documents call a header. */
const shortNames = new Map([
  ['Strict-Transport-Security', 'HSTS'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Opener-Policy', 'COOP'],
  ['Cross-Origin-Embedder-Policy', 'COEP'],
  ['Cross-Origin-Resource-Policy', 'CORP'],
]);

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
  const text = readFileSync(file, 'utf8');
  return titlesOf({ path: file, text }).includes(title) ? undefined : `${file} has no test '${title}'`;
}

describe('the security documents', () => {
  test('the table of ASVS names a test that exists, or an owner, in each row', () => {
    const answers = answersOf('docs/asvs-v3.md');
    expect(answers.length).toBeGreaterThan(4);
    const faults = answers.flatMap(({ row, heldBy }) =>
      heldBy.flatMap((part) => {
        const fault = faultOf(part);
        return fault === undefined ? [] : [`${row}: ${fault}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  test('every requirement of the chapter is answered', () => {
    const counts = { '3.1': 1, '3.2': 3, '3.3': 5, '3.4': 8, '3.5': 8, '3.6': 1, '3.7': 5 };
    const asked = Object.entries(counts).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );
    expect(asked).toHaveLength(31);
    expect(answersOf('docs/asvs-v3.md').map(({ row }) => row)).toEqual(asked);
  });

  test('what the app needs from a browser names each barrier', () => {
    const [, section = ''] =
      /\n## What the app needs from a browser\n([\s\S]*?)\n\|/.exec(
        readFileSync('docs/asvs-v3.md', 'utf8'),
      ) ?? [];
    const sent = readFileSync('deploy/headers.conf', 'utf8').matchAll(/^add_header (\S+)/gm);
    const headers = [...sent].map(([, name = '']) => name);
    expect(headers).toContain('Content-Security-Policy');
    const barriers = headers.map((name) => shortNames.get(name) ?? name);
    const parts = [
      'Trusted Types',
      'HttpOnly',
      'SameSite',
      'BroadcastChannel',
      'Web Locks',
      'Without JavaScript',
    ];
    expect([...barriers, ...parts].filter((name) => !section.includes(name))).toEqual([]);
  });
});

const scripts = filesIn('src').filter(isScript);
const placesOf = (pattern: RegExp) => scripts.flatMap(({ path, text }) => (pattern.test(text) ? [path] : []));

test('only /api/ answers with data of the server; any other address is a file of the build', () => {
  const template = readFileSync('deploy/site.conf.template', 'utf8').replaceAll(/^\s*#.*$/gm, '');
  const [, api = ''] = /\n {4}location \^~ \/api\/ \{\n([\s\S]*?)\n {4}\}/.exec(template) ?? [];
  const passes = /\b(?:proxy|fastcgi|uwsgi|scgi|grpc|memcached)_pass\b|\bsub_filter\b|\bssi\b/g;
  expect(api.match(passes)).toEqual(['proxy_pass']);
  expect(template.match(passes)).toEqual(['proxy_pass']);
});

describe('the app', () => {
  test('no code listens to messages of other windows', () => {
    // A BroadcastChannel and the worker are of this origin; the listener is on them. A port answers the worker.
    expect(
      placesOf(
        /(?<!\bchannel\??\.|\bserviceWorker\??\.)addEventListener\(\s*'message'|(?<!\bchannel\??\.)onmessage\b/i,
      ),
    ).toEqual([]);
    expect(placesOf(/(?<!\b(?:channel|port)\??\.)postMessage\(/i)).toEqual([]);
  });

  test('the app writes no cookie', () => {
    expect(placesOf(/document\.cookie\s*=[^=]|cookieStore/)).toEqual([]);
  });
});

const isAddress = (text: string) => /https?:\/\/|\bwa\.me\b/.test(text);

/** The piece that says that a link leaves. */
const outsideLink = 'src/navigation/OutsideLink.tsx';
/** Where an address is no link by itself: names of formats, and addresses that an `OutsideLink` takes. */
const addressData = [
  'src/app/prerender/HeadTags.tsx',
  'src/app/prerender/siteFiles.ts',
  'src/features/beneficiaries/paste/requestTemplate.ts',
  'src/lib/config.ts',
];

/** The text of an attribute up to its first value; undefined without the attribute or a text. */
function startOf(element: ts.JsxOpeningLikeElement, name: string): string | undefined {
  const attribute = element.attributes.properties.find(
    (one): one is ts.JsxAttribute => ts.isJsxAttribute(one) && one.name.getText() === name,
  );
  const value = attribute?.initializer;
  const start = value && ts.isJsxExpression(value) ? value.expression : value;
  if (start === undefined) return undefined;
  return ts.isTemplateExpression(start)
    ? start.head.text
    : ts.isStringLiteralLike(start)
      ? start.text
      : start.getText();
}

const isOutsideLink = (element: ts.JsxOpeningLikeElement) =>
  element.tagName.getText() === 'OutsideLink' || startOf(element, 'component') === 'OutsideLink';

/** Links that may leave without a word: their address is not certainly a mail, or a place of the page. */
function plainLinks(file: SourceFile): string[] {
  if (file.path === outsideLink) return [];
  return nodesOf(file).flatMap((node) => {
    if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return [];
    const tag = node.tagName.getText();
    const address = startOf(node, 'href');
    // The element `link` of a page's head names files.
    const isLink =
      tag !== 'link' && (address !== undefined || tag === 'a' || startOf(node, 'component') === 'a');
    return isLink && !isOutsideLink(node) && !/^(mailto:|#)/.test(address ?? '') ? [placeOf(node)] : [];
  });
}

/** Addresses of other sites in texts of the code, except those of an `OutsideLink`. */
function looseAddresses(file: SourceFile): string[] {
  if (addressData.includes(file.path)) return [];
  return nodesOf(file).flatMap((node) => {
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (!isText || !isAddress(node.text)) return [];
    const element = ts.findAncestor(node, ts.isJsxAttributes)?.parent;
    return element && isOutsideLink(element) ? [] : [placeOf(node)];
  });
}

describe('links', () => {
  test('every link to another site says that it leaves', () => {
    expect(scripts.flatMap(plainLinks)).toEqual([]);
    expect(scripts.flatMap(looseAddresses)).toEqual([]);
  });

  test.each([
    `<a href="https://www.aepd.es">x</a>`,
    `<a href={'http://www.aepd.es'} target="_blank">x</a>`,
    '<Button component="a" href={`https://wa.me/${n}`}>x</Button>',
    `<Anchor href={addressOf(problem)}>x</Anchor>`,
    `<Anchor component={Link} href={requestLink} />`,
    `<a {...link}>x</a>`,
  ])('a plain one is found: %s', (text) => {
    expect(plainLinks({ path: 'src/x.tsx', text })).toEqual(['src/x.tsx:1']);
  });

  test.each([
    '<OutsideLink href="https://www.aepd.es" label="x" />',
    '<Button component={OutsideLink} href={requestLink} label="x">x</Button>',
    '<a href={`mailto:${mail}`}>x</a>',
    '<a href="#contenido">x</a>',
    '<Link to={paths.home}>x</Link>',
  ])('one that says so or stays here is fine: %s', (text) => {
    expect(plainLinks({ path: 'src/x.tsx', text })).toEqual([]);
    expect(looseAddresses({ path: 'src/x.tsx', text })).toEqual([]);
  });

  test.each([
    `export const bank = 'https://www.bde.es';`,
    'const chat = `https://wa.me/${n}`;',
    'const chat = `${scheme}wa.me/${n}`;',
    `window.open('http://www.bde.es');`,
  ])('an address for a link is found: %s', (text) => {
    expect(looseAddresses({ path: 'src/x.ts', text })).toEqual(['src/x.ts:1']);
  });
});
