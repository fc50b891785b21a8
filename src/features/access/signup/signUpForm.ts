import { asFlag, asObject, pick } from '@/lib/jsonValues';
import {
  PHONE_TOO_SHORT,
  emptyContact,
  isContactComplete,
  readContact,
  type ContactInput,
} from '@/lib/phone/contact';

/** The fields of the first step (product 5.2). */
export interface SignUpForm {
  readonly contact: ContactInput;
  /** True when the user accepts the terms, the privacy policy and the legal notice. */
  readonly acceptsTerms: boolean;
  /** True when the user owns the euro account that pays. */
  readonly ownsAccount: boolean;
}

/** Error texts by field, in the form's order; a field without one is valid. */
export interface SignUpProblems {
  readonly contact?: string;
  readonly acceptsTerms?: string;
  readonly ownsAccount?: string;
}

export function signUpProblems({ contact, acceptsTerms, ownsAccount }: SignUpForm): SignUpProblems {
  const wanted = contact.mode === 'email' ? 'Introduce un correo válido.' : PHONE_TOO_SHORT;
  return {
    ...(!isContactComplete(contact) && { contact: wanted }),
    ...(!acceptsTerms && { acceptsTerms: 'Para registrarte tienes que aceptarlos.' }),
    ...(!ownsAccount && { ownsAccount: 'Sin esta confirmación no podemos hacer el cambio.' }),
  };
}

/** The form in a navigation state; an empty form if there is none. */
export function readSignUpForm(state: unknown): SignUpForm {
  const form = asObject(state);
  return {
    contact: form ? readContact(form) : emptyContact,
    acceptsTerms: asFlag(pick(form, 'acceptsTerms')) ?? false,
    ownsAccount: asFlag(pick(form, 'ownsAccount')) ?? false,
  };
}
