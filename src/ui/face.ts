import classes from './face.module.css';

/** Faces have four colours. */
const TONES = 4;

/** The face of a person: an initial on a colour, both of the name. Nobody hears it. */
export const faceOf = (name: string) => ({
  className: classes.face,
  'aria-hidden': true,
  'data-initial': /\p{L}/u.exec(name)?.[0].toUpperCase() ?? '#',
  'data-tone': [...name].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0) % TONES,
});
