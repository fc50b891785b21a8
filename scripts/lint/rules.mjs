import { relative } from 'node:path';
import { importProblem } from './boundaries.mjs';

/**
 * The project's own lint rules.
 *
 * @typedef {{ report: (problem: { node: object, message: string }) => void, cwd: string, filename: string }} Context
 * @typedef {{ source?: { value?: unknown } | null }} Importing
 * @typedef {{ name?: string }} Name
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

/** Forbids time that does not come from the app's clock. */
const movableTime = {
  meta: { type: 'problem', schema: [] },
  /** @param {Context} context */
  create(context) {
    const message = 'Time comes from `clock` of src/lib/clock.ts, so that it can be moved.';
    return {
      /** @param {{ object: Name, property: Name }} node */
      MemberExpression(node) {
        if (node.object.name === 'Date' && node.property.name === 'now') context.report({ node, message });
      },
      /** @param {{ callee: Name, arguments: unknown[] }} node */
      NewExpression(node) {
        if (node.callee.name === 'Date' && !node.arguments.length) context.report({ node, message });
      },
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: { 'import-table': importTable, 'movable-time': movableTime },
};
