/** The engines beside Chromium, in which every other test runs. */
export type EngineName = 'firefox' | 'webkit';

export type Role =
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'heading'
  | 'link'
  | 'option'
  | 'radio'
  | 'tab'
  | 'textbox';

/** A text matches exactly, a pattern anywhere. */
export type Name = string | RegExp;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * What a person does in a browser; the same for every engine. A control is the first visible one with the role and the
 * accessible name. Every method waits for what it needs.
 */
export interface Driver {
  /** Opens a path of the site. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Path and query of the page. */
  address(): Promise<string>;
  /** Presses a control with the pointer. */
  press(role: Role, name: Name): Promise<void>;
  /** Replaces the text of a field, key by key. */
  type(name: Name, text: string): Promise<void>;
  pressEnter(): Promise<void>;
  /** Waits until the control is visible. */
  see(role: Role, name: Name): Promise<void>;
  /** Waits until the page shows the text. */
  seeText(text: Name): Promise<void>;
  /** The value of a field. */
  value(name: Name): Promise<string>;
  /** Runs a function in the page with an input. It cannot use anything outside itself. */
  run<T>(script: (input: string) => T | Promise<T>, input?: string): Promise<T>;
  /** Opens a path in a second tab. */
  openTab(path: string): Promise<Driver>;
  /** A picture of the page, as PNG. */
  picture(): Promise<Buffer>;
  /** Errors that the engine reported outside the page. */
  errors(): readonly string[];
  close(): Promise<void>;
}

/** How long a method waits. */
export const PATIENCE_MS = 30_000;

/** The page's language and time zone. */
export const LOCALE = 'es-ES';
export const TIME_ZONE = 'Europe/Madrid';
