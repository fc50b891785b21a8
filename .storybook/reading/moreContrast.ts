import { rulesFor } from './mediaRules';

/** A style sheet with the app's rules for more contrast, whatever the system asks for. */
export function moreContrast(): string {
  return rulesFor('prefers-contrast')
    .flatMap((media) => (media instanceof CSSMediaRule ? [...media.cssRules] : []))
    .map(({ cssText }) => cssText)
    .join('\n');
}
