/** The part of the package `ws` that firefox.mjs uses; the package has no types. */
declare module 'ws' {
  interface SocketEvents {
    open: () => void;
    close: () => void;
    message: (data: Buffer) => void;
    error: (error: Error) => void;
  }

  export class WebSocket {
    static readonly OPEN: number;
    constructor(address: string, options: { perMessageDeflate: boolean; maxPayload: number });
    readonly readyState: number;
    send(text: string): void;
    close(): void;
    on<Name extends keyof SocketEvents>(name: Name, listener: SocketEvents[Name]): this;
  }

  export class WebSocketServer {
    constructor(options: { host: string; port: number; maxPayload: number });
    address(): { readonly port: number };
    on(name: 'connection', listener: (client: WebSocket) => void): this;
    on(name: 'listening', listener: () => void): this;
  }
}
