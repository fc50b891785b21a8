/** The bird's two shapes on a 32×32 grid; the favicon and the app icons repeat them. */
export const BIRD_BODY =
  'M14.1 12.9C13.3 19 9 24.3 1.4 28.6c14.6 2.8 25.9-3.3 25.5-15.6-1.6 2.5-3.9 3.9-6.7 3.8-2.6-.1-4.7-1.5-6.1-3.9Z';
/** The head has a hole for the eye: fill it with `evenodd`. */
export const BIRD_HOOD =
  'M14 10.6C13.6 5.8 16.7 2.6 20.5 2.6c2.9 0 5 1.7 5.8 4.2l4.7 2.8-4.8 1.1c-.6 2.9-2.9 4.7-5.5 4.7-2.9 0-5.6-1.7-6.7-4.8ZM21.9 6.6a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z';
