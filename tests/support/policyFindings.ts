import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/** Findings of Google's CSP Evaluator, the most severe first, as 'SEVERITY directive value'. */
export function policyFindings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .sort((one, other) => one.severity - other.severity)
    .map(({ severity, directive, value }) => `${Severity[severity]} ${directive} ${value ?? ''}`.trim());
}

/**
 * The only finding that the policies have: the evaluator cannot know what 'self' serves. This site has no JSONP, no
 * AngularJS and no uploaded files.
 */
export const acceptedFindings = ["MEDIUM_MAYBE script-src 'self'"];
