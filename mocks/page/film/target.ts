import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { Target } from './film';

/** The sandbox's own controls, which a film ignores. */
const SANDBOX = 'aside[aria-label="Sandbox"]';

/** True for an element of the app. */
export const isOfApp = (element: Element) => element.closest(SANDBOX) === null;

const CONTROL =
  'button, a[href], input, select, textarea, summary, [role="option"], [role="tab"], [role="menuitem"], ' +
  '[role="radio"], [role="checkbox"], [role="switch"], [role="button"], [role="link"]';

/** The control that a pointer pressed; undefined for a label, whose control is pressed next, and for plain text. */
export function controlOf(pressed: Element): Element | undefined {
  const control = pressed.closest(CONTROL) ?? undefined;
  const label = pressed.closest('label')?.control;
  return label && label !== control ? undefined : control;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The elements of the app with this description, in the order of the document. */
export function elementsOf({ by, role, name }: Omit<Target, 'nth'>): readonly HTMLElement[] {
  const { body } = document;
  const all = {
    role: () =>
      queryAllByRole(body, role, name === '' ? {} : { name: (text: string) => plain(text) === name }),
    label: () => queryAllByLabelText(body, name),
    text: () => queryAllByText(body, name),
  }[by]();
  return all.filter((element) => isOfApp(element) && element.checkVisibility());
}

/** Describes an element by role and accessible name; without a role, as a password field, by its label. */
export function targetOf(element: Element): Target {
  const role = getRole(element) ?? '';
  const name = plain(computeAccessibleName(element));
  const target =
    role !== ''
      ? { by: 'role' as const, role, name }
      : element.matches('input, textarea, select')
        ? { by: 'label' as const, role: '', name }
        : { by: 'text' as const, role: '', name: plain(element.textContent) };
  const place = elementsOf(target).findIndex((one) => one === element);
  return { ...target, nth: Math.max(place, 0) };
}
