import { mediaRulesFor } from './mediaRules';

/** A style sheet with the app's rules for more contrast, which no page can switch on. */
export function moreContrast(): string {
  return mediaRulesFor('prefers-contrast')
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .join('\n');
}
