import type { ReactNode, SubmitEvent } from 'react';
import classes from './EntryForm.module.css';

interface EntryFormProps {
  /** Whose password is typed here: tells a password manager which of its logins it belongs to. */
  readonly username?: string;
  /** Enter in a field, or its submit button; what is filled in is for the caller to check. */
  readonly onSubmit: () => void;
  /** Fields, and a button of type submit. */
  readonly children: ReactNode;
}

/** A form in one column that never leaves the page; what is wrong is said by its fields, not by the browser. */
export function EntryForm({ username, onSubmit, children }: EntryFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {username !== undefined && (
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      )}
      {children}
    </form>
  );
}
