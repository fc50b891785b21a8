import { Button } from '@mantine/core';
import { refreshPage } from '@mocks/host/page';
import { useEffect, useState } from 'react';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/clock';
import { formatDateTime } from '@/lib/dates';
import { GoToInstant } from './GoToInstant';
import { Section } from './Section';
import { useSandbox } from './store';
import { useUserZone } from './useUserZone';
import parts from './parts.module.css';

const jumps = [
  { label: '+1 min', why: 'un envío cambia de estado', ms: MINUTE_MS },
  { label: '+90 s', why: 'se puede reenviar el código', ms: 90_000 },
  { label: '+780 s', why: 'se renueva la sesión', ms: 780_000 },
  { label: '+20 min', why: 'caduca la tasa aceptada', ms: 20 * MINUTE_MS },
  { label: '+1 día', why: 'cambia la tasa y la sesión se bloquea', ms: DAY_MS },
];

const seconds = (instant: number) => String(new Date(instant).getSeconds()).padStart(2, '0');

/** '2 d 3 h 20 min', without units that are zero. */
function duration(ms: number): string {
  const parts = [
    [Math.floor(ms / DAY_MS), 'd'],
    [Math.floor(ms / HOUR_MS) % 24, 'h'],
    [Math.floor(ms / MINUTE_MS) % 60, 'min'],
    [Math.floor(ms / 1000) % 60, 's'],
  ] as const;
  return parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : [])).join(' ') || '0 s';
}

/** Compares the sandbox clock with real time. */
function offsetText(now: number, frozen: boolean): string {
  const offset = now - Date.now();
  if (frozen) return 'Parado';
  if (Math.abs(offset) < 1000) return 'En hora';
  return `${duration(Math.abs(offset))} ${offset > 0 ? 'por delante' : 'por detrás'} de la hora real`;
}

/** Moves the time of app and server together. */
export function ClockControls() {
  const sandbox = useSandbox();
  const { clock } = sandbox;
  const zone = useUserZone();
  const [shown, setShown] = useState(() => ({ now: clock.now(), real: '' }));
  const frozen = clock.state().frozenAt !== null;

  useEffect(() => {
    const show = () => setShown({ now: clock.now(), real: offsetText(clock.now(), frozen) });
    show();
    // Real time, because a frozen sandbox clock runs no timer, and because a moved clock should show at once.
    const timer = setInterval(show, 500);
    return () => clearInterval(timer);
  }, [clock, frozen]);

  const move = (command: () => void) => {
    command();
    setShown({ now: clock.now(), real: offsetText(clock.now(), clock.state().frozenAt !== null) });
    refreshPage();
  };

  return (
    <>
      <div>
        <p className={parts.time}>
          {formatDateTime(shown.now, zone)}:{seconds(shown.now)}
        </p>
        <p className={parts.soft}>
          {zone === undefined ? 'Hora de este navegador' : `Hora de ${zone}, donde vive el usuario`} · UTC:{' '}
          {formatDateTime(shown.now, 'UTC')}:{seconds(shown.now)}
        </p>
        <p className={parts.soft}>{shown.real}</p>
      </div>
      <Section title="Adelantar">
        <ul className={parts.grid}>
          {jumps.map(({ label, why, ms: by }) => (
            <li key={label}>
              <button type="button" className={parts.choice} onClick={() => move(() => sandbox.advance(by))}>
                <strong>{label}</strong>
                <span className={parts.soft}>{why}</span>
              </button>
            </li>
          ))}
        </ul>
      </Section>
      <GoToInstant key={zone} zone={zone} onGo={(instant) => move(() => sandbox.goTo(instant))} />
      <Section title="Parar">
        <div className={parts.row}>
          <Button variant="default" onClick={() => move(frozen ? sandbox.resume : sandbox.freeze)}>
            {frozen ? 'Seguir' : 'Parar el reloj'}
          </Button>
          <Button variant="default" onClick={() => move(sandbox.realTime)}>
            Volver a la hora real
          </Button>
        </div>
      </Section>
    </>
  );
}
