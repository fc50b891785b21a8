import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { Message } from '@mocks/server/db/models';
import { Section } from './Section';
import { useSandbox } from './store';
import { useUserZone } from './useUserZone';
import { clockTime } from './wallClock';
import parts from './parts.module.css';

const purposes: Readonly<Record<Message['purpose'], string>> = {
  signUp: 'para registrarse',
  passwordReset: 'para la contraseña',
};

function Code({ message }: { readonly message: Message }) {
  const zone = useUserZone();
  const { copy, copied } = useClipboard({ timeout: 2000 });
  const { to, purpose, code, at, used } = message;
  return (
    <li className={parts.row}>
      <span className={parts.grow}>
        {to} {purposes[purpose]}
        <br />
        <span className={parts.soft}>
          {clockTime(at, zone)}
          {used && ', ya usado'}
        </span>
      </span>
      <Button variant="default" aria-label={`Copiar el código ${code}`} onClick={() => copy(code)}>
        {copied ? 'Copiado' : code}
      </Button>
    </li>
  );
}

/** Verification codes that a real server would have sent, newest first; a click copies one. */
export function CodeInbox() {
  const messages = useSandbox().inbox();
  if (messages.length === 0) return null;
  return (
    <Section title="Códigos enviados">
      <ul className={parts.list}>
        {[...messages].reverse().map((message) => (
          <Code key={message.id} message={message} />
        ))}
      </ul>
    </Section>
  );
}
