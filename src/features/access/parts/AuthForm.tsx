import type { ReactNode, SubmitEvent } from 'react';
import classes from './AuthForm.module.css';

interface AuthFormProps {
  /** Tells password managers which login the password belongs to. */
  readonly username?: string;
  /** Called on Enter or a press of the submit button; the caller validates. */
  readonly onSubmit: () => void;
  /** Fields, and a button of type submit. */
  readonly children: ReactNode;
}

/** A form in one column. It never reloads the page, and its fields show the errors instead of the browser. */
export function AuthForm({ username, onSubmit, children }: AuthFormProps) {
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
