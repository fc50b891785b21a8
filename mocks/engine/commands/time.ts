import { instantOf } from '@mocks/server/rules/statuses';
import * as v from 'valibot';
import { edit } from './command';
import { instantText } from './instant';

/** Commands about the clock that app and server share. */
export const timeCommands = {
  advance: edit({
    summary: 'Moves the sandbox clock forward, even if it is frozen',
    label: 'adelantar el reloj',
    inputs: [['ms', v.pipe(v.number(), v.minValue(0))]],
    run: ({ clock }, ms) => clock.advance(ms),
  }),
  goTo: edit({
    summary: 'Sets the sandbox clock to an instant (ISO), later or earlier; a frozen one stays frozen',
    label: 'ir a un instante',
    inputs: [['instant', instantText]],
    run({ clock }, text) {
      const instant = instantOf(text);
      const ahead = instant - clock.now();
      if (ahead >= 0) clock.advance(ahead);
      else clock.set(instant, clock.state().frozenAt !== null);
    },
  }),
  freeze: edit({
    summary: 'Stops the sandbox clock',
    label: 'parar el reloj',
    run: ({ clock }) => clock.freeze(),
  }),
  resume: edit({
    summary: 'Restarts the sandbox clock at its current instant',
    label: 'seguir el reloj',
    run: ({ clock }) => clock.resume(),
  }),
  realTime: edit({
    summary: 'Sets the sandbox clock to real time',
    label: 'volver a la hora real',
    run: ({ clock }) => clock.toRealTime(),
  }),
};
