import '@/theme/appStyles';
import { Button } from '@mantine/core';
import { createClock } from '@mocks/host/clock';
import { useEffect, useRef, useState } from 'react';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { clockTime } from '../clockTime';
import { sidesAddress, sidesOf, type Side } from './address';
import { SideFrame } from './SideFrame';
import classes from './SidesPage.module.css';

const jumps = [
  ['+20 s', 20_000],
  ['+1 min', 60_000],
  ['+20 min', 20 * 60_000],
] as const;

/** The clock of the page. Both frames follow it. */
const clock = createClock();
window.clockOfSides = clock.state;

/** Two demos of one page, each with its own scenario, data and size, and one clock for both. */
export function SidesPage() {
  const [sides, setSides] = useState(() => sidesOf(new URL(location.href)));
  const [now, setNow] = useState(() => clock.now());
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 500);
    return () => clearInterval(timer);
  }, []);

  const change = (place: 'left' | 'right', side: Side) => {
    const next = { ...sides, [place]: side };
    setSides(next);
    history.replaceState(null, '', sidesAddress(next));
  };
  /** Moves the clock of the page, and with it those of the frames. */
  const move = (task: () => void) => {
    task();
    setNow(clock.now());
    for (const { contentWindow } of frames.current.values()) {
      contentWindow?.sandbox?.clock.adopt(clock.state());
      // The page reads again, as when the user returns to its tab.
      contentWindow?.dispatchEvent(new Event('visibilitychange'));
    }
  };
  const frozen = clock.state().frozenAt !== null;

  return (
    <ThemeProvider>
      <header className={classes.head}>
        <h1 className={classes.title}>Dos a la vez</h1>
        <p className={classes.time} role="timer">
          {clockTime(now, undefined)}
        </p>
        {jumps.map(([label, ms]) => (
          <Button key={label} variant="default" onClick={() => move(() => clock.advance(ms))}>
            {label}
          </Button>
        ))}
        <Button variant="default" onClick={() => move(frozen ? clock.resume : clock.freeze)}>
          {frozen ? 'Seguir' : 'Parar el reloj'}
        </Button>
      </header>
      <main className={classes.sides}>
        {(['left', 'right'] as const).map((place) => (
          <SideFrame
            key={place}
            label={place === 'left' ? 'Izquierda' : 'Derecha'}
            place={place}
            side={sides[place]}
            path={sides.path}
            onChange={(side) => change(place, side)}
            onFrame={(frame) => {
              if (frame) frames.current.set(place, frame);
              else frames.current.delete(place);
            }}
          />
        ))}
      </main>
    </ThemeProvider>
  );
}
