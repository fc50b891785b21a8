/** A session of a WebDriver server (W3C WebDriver): one browser. */

/** The key of an element's reference in the protocol. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

/** A reference to an element of the page. */
export interface ElementRef {
  readonly [ELEMENT_KEY]: string;
}

interface Refusal {
  readonly error: string;
  readonly message: string;
}

/** Longer than any command takes, a page load and a waiting script included. */
const LIMIT_MS = 30_000;

async function send(address: string, method: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const answer = await fetch(address, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (answer.ok) return value;
  const { error, message } = value as Refusal;
  throw new Error(`${method} ${new URL(address).pathname}: ${error}: ${message}`);
}

export class Session {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /**
   * Starts a browser.
   *
   * @param server address of the WebDriver server
   */
  static async start(server: string, capabilities: object): Promise<Session> {
    const asked = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = (await send(`${server}/session`, 'POST', asked)) as { readonly sessionId: string };
    return new Session(`${server}/session/${sessionId}`);
  }

  get<T>(command: string): Promise<T> {
    return send(`${this.#address}/${command}`, 'GET') as Promise<T>;
  }

  post<T>(command: string, body: object = {}): Promise<T> {
    return send(`${this.#address}/${command}`, 'POST', body) as Promise<T>;
  }

  /** Runs a function in the page. Elements among its inputs and results are references. */
  execute<T>(script: (...inputs: never[]) => unknown, ...inputs: readonly unknown[]): Promise<T> {
    return this.post('execute/sync', { script: `return (${script.toString()})(...arguments)`, args: inputs });
  }

  /** Runs an asynchronous function in the page. */
  async executeAsync<T>(script: (input: string) => unknown, input: string): Promise<T> {
    const steps = `const [input, done] = arguments;
      Promise.resolve((${script.toString()})(input)).then(
        (value) => done({ value }),
        (error) => done({ error: String(error) }),
      )`;
    const inputs = { script: steps, args: [input] };
    const result = await this.post<{ value: T; error?: string }>('execute/async', inputs);
    if (result.error !== undefined) throw new Error(result.error);
    return result.value;
  }

  /** The accessible name that the engine computes. */
  labelOf(element: ElementRef): Promise<string> {
    return this.get(`element/${element[ELEMENT_KEY]}/computedlabel`);
  }

  /** Ends the browser. */
  async end(): Promise<void> {
    await send(this.#address, 'DELETE');
  }
}
