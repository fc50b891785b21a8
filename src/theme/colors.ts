import type { MantineColorsTuple } from '@mantine/core';

/** Blue-black: text on light surfaces, and the site's dark sections. */
export const ink: MantineColorsTuple = [
  '#eef1f6',
  '#d9e0ea',
  '#b6c2d3',
  '#8f9fb7',
  '#6b7d98',
  '#4d5f7b',
  '#394a65',
  '#263650',
  '#17253c',
  '#0c1728',
];

/** Primary: a deep blue; white text on it passes AA from shade 5. */
export const azul: MantineColorsTuple = [
  '#edf2fd',
  '#d8e3fa',
  '#b0c7f4',
  '#87aaee',
  '#5f8ce4',
  '#3567d0',
  '#2453b8',
  '#17439f',
  '#11347f',
  '#0b255c',
];

/** The bird's orange, for the logo and highlights. On light surfaces only shades 7 to 9 may be text. */
export const turpial: MantineColorsTuple = [
  '#fff5ea',
  '#ffe6cb',
  '#ffcd96',
  '#ffb15d',
  '#fb9632',
  '#f27f0c',
  '#d96b00',
  '#a85000',
  '#833e00',
  '#5c2b00',
];

/** Received money and success. */
export const verde: MantineColorsTuple = [
  '#e9f7f0',
  '#cdecdd',
  '#9fdabf',
  '#6cc69d',
  '#3dab7c',
  '#1f8f62',
  '#15764f',
  '#0f613f',
  '#0b4c31',
  '#073623',
];

/** Sent money, errors and danger. */
export const rojo: MantineColorsTuple = [
  '#fdefed',
  '#fadad5',
  '#f4b3aa',
  '#ee8b7e',
  '#e26555',
  '#cd4332',
  '#b53424',
  '#98281b',
  '#791f14',
  '#57150d',
];

/** Warm neutrals: surfaces and lines of the light scheme. Replaces Mantine's gray. */
export const arena: MantineColorsTuple = [
  '#faf8f4',
  '#f4f0e9',
  '#e9e3d9',
  '#dcd4c7',
  '#c3b9a9',
  '#948a7a',
  '#756c5e',
  '#585147',
  '#3d3831',
  '#272420',
];

/** Surfaces of the dark scheme, from text (0) to the darkest background (9); Mantine's `dark`. */
export const noche: MantineColorsTuple = [
  '#e9edf4',
  '#c8d1df',
  '#a7b3c7',
  '#7f8da6',
  '#2b3b57',
  '#22304a',
  '#17233a',
  '#0e1829',
  '#0a111f',
  '#060b15',
];
