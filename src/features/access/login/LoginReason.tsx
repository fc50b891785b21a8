import classes from './LoginReason.module.css';

/** Why the login is shown, announced when it appears. */
export function LoginReason({ children }: { readonly children: string | false | undefined }) {
  return <div role="status">{children && <p className={classes.reason}>{children}</p>}</div>;
}
