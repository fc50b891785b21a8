import { useForm, type FormErrors } from '@mantine/form';
import { asFlag, asObject, pick } from '@/lib/jsonValues';
import { contactProblem, readContact } from '@/lib/phone/contact';
import type { ContactValues } from '../parts/contactForm';

/** The fields of the first step (product 5.2). */
export interface SignUpValues extends ContactValues {
  /** True when the user accepts the terms, the privacy policy and the legal notice. */
  readonly acceptsTerms: boolean;
  /** True when the user owns the euro account that pays. */
  readonly ownsAccount: boolean;
}

/** Error texts by field, in the form's order; a field without one is valid. */
export function signUpProblems({ contact, acceptsTerms, ownsAccount }: SignUpValues): FormErrors {
  const problem = contactProblem(contact);
  return {
    ...(problem !== null && { contact: problem }),
    ...(!acceptsTerms && { acceptsTerms: 'Para registrarte tienes que aceptarlos.' }),
    ...(!ownsAccount && { ownsAccount: 'Sin esta confirmación no podemos hacer el envío.' }),
  };
}

export function useSignUpForm(initialValues: SignUpValues, initialErrors: FormErrors = {}) {
  return useForm({ initialValues, initialErrors, validate: signUpProblems });
}

/** The form in a navigation state; an empty form if there is none. */
export function readSignUpForm(state: unknown): SignUpValues {
  const form = asObject(state);
  return {
    contact: readContact(state),
    acceptsTerms: asFlag(pick(form, 'acceptsTerms')) ?? false,
    ownsAccount: asFlag(pick(form, 'ownsAccount')) ?? false,
  };
}
