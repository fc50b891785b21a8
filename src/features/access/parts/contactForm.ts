import { useForm } from '@mantine/form';
import { PHONE_TOO_SHORT, isContactComplete, type ContactInput } from '@/lib/phone/contact';

/** The form of login and password reset: a contact alone. */
export interface ContactValues {
  readonly contact: ContactInput;
}

/** The error of a contact; null if it is complete (product 5.1). */
export function contactProblem(contact: ContactInput): string | null {
  if (isContactComplete(contact)) return null;
  return contact.mode === 'email' ? 'Introduce un correo válido.' : PHONE_TOO_SHORT;
}

export type ContactForm = ReturnType<typeof useContactForm>;

export function useContactForm(contact: ContactInput) {
  return useForm({
    mode: 'controlled',
    initialValues: { contact },
    validate: { contact: contactProblem },
  });
}
