import { loggedOut } from '../learn';
import type { Deed, Outcome } from '../page/hands';
import type { View } from '../page/sight';
import type { Model, TabNumber, TabState } from '../state';
import { PASSWORD, people, texts, type Who } from '../texts';
import { Command } from './command';

const MINUTE_MS = 60_000;

/** Presses 'Cerrar sesión'. */
export class Logout extends Command {
  protected readonly name = 'log out';

  protected possible(view: View, { user }: Model): boolean {
    return user !== undefined && view.signedIn && view.dialog === '';
  }
  protected override deeds(): readonly Deed[] {
    return [{ do: 'menu', item: texts.logout }];
  }
  protected override after(model: Model, _tab: TabState, { done }: Outcome): void {
    if (done > 0) loggedOut(model);
  }
}

/** Logs in, from wherever a visitor stands. */
export class Login extends Command {
  readonly #who: Who;
  protected readonly name: string;

  constructor(tab: TabNumber, who: Who) {
    super(tab);
    this.#who = who;
    this.name = `log in as ${who}`;
  }
  protected possible(view: View, { user, network }: Model): boolean {
    return user === undefined && network && view.dialog === '' && view.held.length === 0;
  }
  protected override deeds(): readonly Deed[] {
    return [{ do: 'signIn', login: people[this.#who].login, password: PASSWORD }];
  }
  protected override after(model: Model, _tab: TabState, { view, done }: Outcome): void {
    if (done === 0 || !view.signedIn) return;
    model.user = this.#who;
    model.signedOut = false;
  }
}

/** The server has ended the session, which shows at the next refresh. */
export class EndSession extends Command {
  protected readonly name = 'the session ends';

  protected possible(_view: View, { user, network }: Model): boolean {
    return user !== undefined && network;
  }
  protected override deeds(): readonly Deed[] {
    return [
      { do: 'loseCookie' },
      {
        do: 'fault',
        fault: { call: 'refreshSession', kind: 'status', status: 401, body: { error: 'No autorizado' } },
      },
      { do: 'advance', ms: 14 * MINUTE_MS },
      { do: 'clearFault', call: 'refreshSession' },
    ];
  }
  protected override after(model: Model): void {
    model.user = undefined;
  }
}

/** Time passes. */
export class Wait extends Command {
  readonly #ms: number;
  protected readonly name: string;

  constructor(tab: TabNumber, ms: number) {
    super(tab);
    this.#ms = ms;
    this.name = ms < MINUTE_MS ? `wait ${ms / 1000} s` : `wait ${ms / MINUTE_MS} min`;
  }
  protected possible(): boolean {
    return true;
  }
  protected override deeds(): readonly Deed[] {
    return [{ do: 'advance', ms: this.#ms }];
  }
}

/** The network goes, or comes back. */
export class Network extends Command {
  readonly #up: boolean;
  protected readonly name: string;

  constructor(tab: TabNumber, up: boolean) {
    super(tab);
    this.#up = up;
    this.name = up ? 'all is well again' : 'the network goes';
  }
  protected possible({ faults }: View, { network }: Model): boolean {
    return this.#up ? faults > 0 : network;
  }
  protected override deeds(): readonly Deed[] {
    return this.#up ? [{ do: 'clearFaults' }] : [{ do: 'fault', fault: { call: '*', kind: 'network' } }];
  }
  protected override after(model: Model): void {
    model.network = this.#up;
  }
}

/** The rate changes. */
export class ChangeRate extends Command {
  readonly #rate: number;
  protected readonly name: string;

  constructor(tab: TabNumber, rate: number) {
    super(tab);
    this.#rate = rate;
    this.name = `the rate is ${rate}`;
  }
  protected possible(): boolean {
    return true;
  }
  protected override deeds(): readonly Deed[] {
    return [{ do: 'rate', rate: this.#rate }];
  }
}
