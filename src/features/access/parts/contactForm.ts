import { useForm } from '@mantine/form';
import { contactProblem, type ContactInput } from '@/lib/phone/contact';

/** The form of login and password reset: a contact alone. */
export interface ContactValues {
  readonly contact: ContactInput;
}

export type ContactForm = ReturnType<typeof useContactForm>;

export function useContactForm(contact: ContactInput) {
  return useForm({
    initialValues: { contact },
    validate: { contact: contactProblem },
  });
}
