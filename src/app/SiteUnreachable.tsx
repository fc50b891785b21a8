import { messages } from '@/api/messages';
import { Button } from '@mantine/core';
import classes from './SessionUnreachable.module.css';

interface SessionUnreachableProps {
  readonly onRetry: () => void;
}

/** Stands where a protected page could not be checked: the session is kept, nobody is sent to log in again. */
export function SessionUnreachable({ onRetry }: SessionUnreachableProps) {
  return (
    <div className={classes.message} role="alert">
      <p className={classes.text}>{messages.offline}</p>
      <Button onClick={onRetry}>Reintentar</Button>
    </div>
  );
}
