import type { ReactNode, SubmitEventHandler } from 'react';
import classes from './AuthForm.module.css';

interface AuthFormProps {
  /** Tells password managers which login the password belongs to. */
  readonly username?: string;
  /** The handler of `form.onSubmit`, which validates and prevents a page load. */
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** Fields, and a button of type submit. */
  readonly children: ReactNode;
}

/** A form in one column. Its fields show the errors instead of the browser. */
export function AuthForm({ username, onSubmit, children }: AuthFormProps) {
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      {username !== undefined && (
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      )}
      {children}
    </form>
  );
}
