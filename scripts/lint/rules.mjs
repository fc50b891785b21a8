import { relative } from 'node:path';
import { importProblem } from './boundaries.mjs';

/**
 * The project's own lint rules.
 *
 * @typedef {{ report: (problem: { node: object, message: string }) => void, cwd: string, filename: string }} Context
 * @typedef {{ source?: { value?: unknown } | null }} Importing
 */

/** Reports violations of scripts/lint/boundaries.mjs in the editor. */
const importTable = {
  meta: { type: 'problem', schema: [] },
  /** @param {Context} context */
  create(context) {
    const file = relative(context.cwd, context.filename).replaceAll('\\', '/');
    const check = (/** @type {Importing} */ { source }) => {
      if (typeof source?.value !== 'string') return;
      const problem = importProblem(file, source.value);
      if (problem) context.report({ node: source, message: problem });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

/**
 * @typedef {{ type: string, value?: unknown, name?: string, expression?: Node, children?: Node[], left?: Node,
 *   right?: Node, consequent?: Node, alternate?: Node, test?: Node, callee?: Node, object?: Node, property?: Node, init?: Node | null,
 *   id?: Node | null, key?: Node, typeAnnotation?: Node, typeName?: Node, arguments?: Node[], body?: Node,
 *   returnType?: Node,
 *   openingElement?: { name?: { name?: string } } }} Node
 */

/** Elements of which the children are a text, or a text and an icon. */
const INLINE = /^(a|button|dd|dt|label|li|p|span|strong|h\d|Anchor|Button|Link|NavLink)$/;

const ELEMENTS = ['JSXElement', 'JSXFragment'];

/** Whether there is JSX somewhere in a piece of code. @param {unknown} code @returns {boolean} */
function hasElements(code) {
  if (typeof code !== 'object' || code === null) return false;
  if (Array.isArray(code)) return code.some(hasElements);
  if ('type' in code && ELEMENTS.includes(String(code.type))) return true;
  return Object.entries(code).some(([name, part]) => name !== 'parent' && hasElements(part));
}

/**
 * Forbids changing text beside another child. A page translator replaces a text node by an element of its own: React
 * then updates a node that nobody sees, or throws when it removes it or inserts something before it. Text that is the
 * only child of its element is safe, because React writes it as the content of the element.
 */
const oneText = {
  meta: { type: 'problem', schema: [] },
  /** @param {Context} context */
  create(context) {
    /** Names in this file that stand for elements: of a type such as ReactNode, or whose value has JSX. */
    const elementNames = new Set();
    /** Names of elements that are always there. */
    const elementConstants = new Set();
    /** @type {Node[]} */
    const parents = [];
    const keep = (/** @type {Node} */ node) => parents.push(node);

    /** Whether an expression may render text. @param {Node | null | undefined} node @returns {boolean} */
    function mayBeText(node) {
      if (!node) return false;
      switch (node.type) {
        case 'LogicalExpression':
          return mayBeText(node.right) || (node.left?.type !== 'LogicalExpression' && mayBeFallback(node));
        case 'ConditionalExpression':
          return mayBeText(node.consequent) || mayBeText(node.alternate);
        case 'ParenthesizedExpression':
        case 'TSNonNullExpression':
          return mayBeText(node.expression);
        case 'Literal':
          return typeof node.value === 'string' || typeof node.value === 'number';
        case 'Identifier':
          return node.name !== 'undefined' && !elementNames.has(node.name ?? '');
        case 'MemberExpression':
          return !elementNames.has(node.property?.name ?? '') && !elementNames.has(node.object?.name ?? '');
        case 'ChainExpression':
          return mayBeText(node.expression);
        case 'CallExpression':
          return mayBeText(node.callee) && !hasElements(node.arguments);
        case 'JSXEmptyExpression':
          return false;
        default:
          return !ELEMENTS.includes(node.type);
      }
    }

    /** @param {Node & { operator?: string }} node */
    const mayBeFallback = (node) => node.operator !== '&&' && mayBeText(node.left);

    /** @param {Node} node @returns {string | undefined} */
    const root = (node) => (node.object ? root(node.object) : node.name);
    const isBlank = (/** @type {Node} */ child) =>
      child.type === 'JSXText'
        ? String(child.value).trim() === ''
        : child.expression?.type === 'JSXEmptyExpression';
    /** Text that no render changes: written here, a constant, or the operator's configuration. */
    const isFixedText = (/** @type {Node} */ { type, expression }) =>
      type === 'JSXText' ||
      expression?.type === 'Literal' ||
      (expression?.type === 'Identifier' && /^[A-Z][A-Z_]+$/.test(expression.name ?? '')) ||
      (expression?.type === 'MemberExpression' && root(expression) === 'config');
    const comesAndGoes = (/** @type {Node} */ child) =>
      child.type === 'JSXExpressionContainer' &&
      !isFixedText(child) &&
      !elementConstants.has(child.expression?.name ?? '');

    /** @param {Node} parent */
    function check({ type, children = [], openingElement }) {
      const shown = children.filter((child) => !isBlank(child));
      const inFragment = type === 'JSXFragment';
      for (const [index, child] of shown.entries()) {
        if (isFixedText(child)) {
          if (inFragment || shown.slice(0, index).some(comesAndGoes))
            context.report({
              node: child,
              message: 'This text needs an element: what is around it changes.',
            });
        } else if (child.type === 'JSXExpressionContainer' && (inFragment || shown.length > 1)) {
          const isOwnText =
            child.expression?.name === 'children' && INLINE.test(openingElement?.name?.name ?? '');
          if (isOwnText || mayBeText(child.expression))
            context.report({ node: child, message: 'Changing text has to be the only child of an element.' });
        }
      }
    }

    return {
      JSXElement: keep,
      JSXFragment: keep,
      /** @param {Node} node */
      TSPropertySignature({ key, typeAnnotation }) {
        const type = typeAnnotation?.typeAnnotation;
        const { typeName } = type?.returnType?.typeAnnotation ?? type ?? {};
        if (typeName?.name === 'ReactNode') elementNames.add(key?.name ?? '');
      },
      /** @param {Node} node */
      VariableDeclarator({ id, init }) {
        if (!id?.name || !hasElements(init)) return;
        elementNames.add(id.name);
        if (init && ELEMENTS.includes(init.type)) elementConstants.add(id.name);
      },
      /** @param {Node} node */
      FunctionDeclaration({ id, body }) {
        if (id?.name && hasElements(body)) elementNames.add(id.name);
      },
      'Program:exit': () => parents.forEach(check),
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: { 'import-table': importTable, 'one-text': oneText },
};
