import ts from 'typescript';
import { filesIn, isScript, nodesOf, placeOf } from './sourceTree';

/** A text that the interface shows, and where its code is. Every inserted value reads as {@link INSERTED}. */
export interface InterfaceText {
  readonly path: string;
  readonly place: string;
  readonly text: string;
}

const INSERTED = 'esto';

/** Elements that stand inside a sentence. Any other element starts a text of its own. */
const inline = /^(a|b|em|strong|span|Link|LegalLink|Anchor|VisuallyHidden|Money|DateTime|ErrorText)$/;

/** Keeps the lines of a text, which end sentences. */
const tidy = (text: string) =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    .trim();

const tagOf = (element: ts.JsxElement) => element.openingElement.tagName.getText();

/** The written part of an expression inside a text, or a word in place of its value. */
function wordOf(expression: ts.Expression | undefined): string {
  if (!expression) return '';
  if (ts.isStringLiteralLike(expression)) return expression.text;
  return ` ${INSERTED} `;
}

/** The text of an element with that of its inline children. */
function contentOf(parts: ts.NodeArray<ts.JsxChild>): string {
  return parts
    .map((part) => {
      if (ts.isJsxText(part)) return part.text.replace(/\s+/g, ' ');
      if (ts.isJsxExpression(part)) return wordOf(part.expression);
      if (ts.isJsxElement(part) && inline.test(tagOf(part))) return contentOf(part.children);
      return ' ';
    })
    .join('');
}

const templateOf = (node: ts.TemplateExpression) =>
  node.head.text + node.templateSpans.map((span) => ` ${INSERTED} ${span.literal.text}`).join('');

/** True for strings that nobody reads: specifiers, class names, keys, types, and texts in English. */
function isHidden(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent) || ts.isExternalModuleReference(parent))
    return true;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true;
  if (ts.isJsxAttribute(parent)) return /^(className|id|d|viewBox|href|to|lang)$/.test(parent.name.getText());
  return false;
}

const standsInText = (element: ts.JsxElement) =>
  inline.test(tagOf(element)) && (ts.isJsxElement(element.parent) || ts.isJsxFragment(element.parent));

/** The text that a node writes, if it writes one. */
function written(node: ts.Node): string | undefined {
  if (ts.isJsxElement(node) && !standsInText(node)) return contentOf(node.children);
  if (ts.isJsxFragment(node)) return contentOf(node.children);
  if (ts.isStringLiteralLike(node) && !isHidden(node)) return node.text;
  if (ts.isTemplateExpression(node)) return templateOf(node);
  return undefined;
}

/** Words that nearly every Spanish sentence has, and code has not. */
const spanish =
  /(?<![\p{L}-])(el|la|los|las|un|una|de|del|al|que|en|con|por|para|sin|tu|tus|su|te|se|lo|no|si|y|ya|es|está|hay|más)(?![\p{L}-])/iu;
const code = /[={}<>_|\\]|\p{L}[:/.]\p{L}/u;

const isSpanish = (text: string) => spanish.test(text) && !code.test(text);

/** Attributes whose text is on the screen or is read out, however short. */
const shownAttribute = /^(label|title|what|lead|note|placeholder|alt|aria-label|\w+Label)$/;

/** True for a text that can only be the interface's: inside an element, or in an attribute for one. */
function isShown(node: ts.Node): boolean {
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return true;
  return ts.isJsxAttribute(node.parent) && shownAttribute.test(node.parent.name.getText());
}

/** True if somebody wrote a word of it: not only values, numbers and signs. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replaceAll(INSERTED, ''));

/** The Spanish texts in the code of these folders, and short ones in any language where only labels stand. */
export function interfaceTexts(...folders: readonly string[]): InterfaceText[] {
  return filesIn(...folders)
    .filter(isScript)
    .flatMap((file) =>
      nodesOf(file).flatMap((node) => {
        const text = tidy(written(node) ?? '');
        const isLong = text.split(' ').length >= 3;
        if (isLong ? !isSpanish(text) : !(hasWords(text) && isShown(node) && !code.test(text))) return [];
        return [{ path: file.path, place: placeOf(node), text }];
      }),
    );
}
