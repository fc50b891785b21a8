import { Button } from '@mantine/core';
import { REFRESH_LIFE_S } from '@mocks/server/rules/tokens';
import { useState } from 'react';
import { InstantField } from './InstantField';
import { Section } from './Section';
import { useSandbox } from './store';
import { instantOfWall, wallText } from './wallClock';
import parts from './parts.module.css';

interface GoToInstantProps {
  readonly zone: string | undefined;
  /** Called with the chosen instant, ISO. */
  readonly onGo: (instant: string) => void;
}

/** Sets the clock to a day and a time in the user's zone, later or earlier than now. */
export function GoToInstant({ zone, onGo }: GoToInstantProps) {
  const { clock } = useSandbox();
  const [wall, setWall] = useState(() => wallText(clock.now(), zone));
  const instant = instantOfWall(wall, zone);
  return (
    <Section title="Ir a un instante">
      <form
        className={parts.group}
        onSubmit={(event) => {
          event.preventDefault();
          if (instant !== undefined) onGo(new Date(instant).toISOString());
        }}
      >
        <InstantField
          label="Día y hora"
          wall={wall}
          onChange={(next) => next !== null && setWall(next)}
          zone={zone}
        />
        {instant !== undefined && instant - clock.now() > REFRESH_LIFE_S * 1000 && (
          <p className={parts.soft}>A más de 30 días la sesión habrá caducado: inicia sesión otra vez.</p>
        )}
        <Button type="submit" disabled={instant === undefined}>
          Ir a ese instante
        </Button>
      </form>
    </Section>
  );
}
