import type { ReactNode, SubmitEventHandler, SyntheticEvent } from 'react';
import { enterLeadsOn } from '@/ui/fields/enterLeadsOn';
import classes from './AuthForm.module.css';

interface AuthFormProps {
  /** Tells password managers which login the password belongs to. */
  readonly username?: string;
  /** The handler of `form.onSubmit`, which validates and prevents a page load. */
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** Fields, and a button of type submit. */
  readonly children: ReactNode;
}

/**
 * A password manager may fill fields without an event. This one makes React look at them; where the text is the same,
 * nothing happens.
 */
function noticeFilled({ currentTarget, nativeEvent }: SyntheticEvent<HTMLFormElement>) {
  // A changed text would make the keyboard write all of it again.
  if (nativeEvent instanceof KeyboardEvent && nativeEvent.isComposing) return;
  for (const field of currentTarget.querySelectorAll('input'))
    field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A form in one column. Its fields show the errors instead of the browser. */
export function AuthForm({ username, onSubmit, children }: AuthFormProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles what happens to the fields inside
    <form
      className={classes.form}
      onSubmit={onSubmit}
      onFocus={noticeFilled}
      onPointerDown={noticeFilled}
      onKeyDown={(event) => {
        noticeFilled(event);
        enterLeadsOn(event);
      }}
      noValidate
    >
      {username !== undefined && (
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      )}
      {children}
    </form>
  );
}
