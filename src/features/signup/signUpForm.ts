import {
  PHONE_TOO_SHORT,
  emptyContact,
  isContactComplete,
  readContact,
  type ContactInput,
} from '@/lib/contact';
import { asFlag, asObject, pick } from '@/lib/read';

/** What the first step of signing up asks for (spec §5, Registration). */
export interface SignUpForm {
  readonly contact: ContactInput;
  /** The terms, the privacy policy and the legal notice are accepted. */
  readonly acceptsTerms: boolean;
  /** The euro account that the payments are sent from is the user's own. */
  readonly ownsAccount: boolean;
}

/** The form's texts for what is missing, in the form's order; a field without one is fine. */
export interface SignUpProblems {
  readonly contact?: string;
  readonly acceptsTerms?: string;
  readonly ownsAccount?: string;
}

/** What keeps the form from being sent. */
export function signUpProblems({ contact, acceptsTerms, ownsAccount }: SignUpForm): SignUpProblems {
  const wanted = contact.mode === 'email' ? 'Introduce un correo válido.' : PHONE_TOO_SHORT;
  return {
    ...(!isContactComplete(contact) && { contact: wanted }),
    ...(!acceptsTerms && { acceptsTerms: 'Para registrarte tienes que aceptarlos.' }),
    ...(!ownsAccount && { ownsAccount: 'Sin esta confirmación no podemos hacer el cambio.' }),
  };
}

/** The form as a navigation state carries it; an empty one when it carries none. */
export function readSignUpForm(state: unknown): SignUpForm {
  const form = asObject(state);
  return {
    contact: form ? readContact(form) : emptyContact,
    acceptsTerms: asFlag(pick(form, 'acceptsTerms')) ?? false,
    ownsAccount: asFlag(pick(form, 'ownsAccount')) ?? false,
  };
}
