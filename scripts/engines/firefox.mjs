#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * Playwright starts this program in place of Firefox. Playwright sets media features in every new context, and Firefox
 * 153 refuses the command as unknown, which would fail every test. This program forwards all messages between the two
 * and turns that one refusal into a success. A Firefox that knows the command gets it.
 */

const OPTIONAL = 'emulation.setMediaFeaturesOverride';
const ADDRESS = /WebDriver BiDi listening on (ws:\/\/.*)$/;
/** Larger than any message: screenshots travel as text. */
const MAX_BYTES = 256 * 1024 * 1024;

// Without a reader, output on a pipe would slow Firefox down.
const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
});
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
  process.on(signal, () => firefox.kill(signal));
}
firefox.on('exit', (code) => process.exit(code ?? 0));

/**
 * Connects a client to Firefox.
 *
 * @param {WebSocket} client
 * @param {string} address of Firefox
 */
function forward(client, address) {
  const target = new WebSocket(`${address}/session`, { perMessageDeflate: false, maxPayload: MAX_BYTES });
  /** @type {Set<number>} Ids of optional commands without an answer. */
  const optional = new Set();
  /** @type {string[]} Messages from before the connection. */
  const early = [];
  client.on('message', (data) => {
    const text = String(data);
    const { id, method } = JSON.parse(text);
    if (method === OPTIONAL) optional.add(id);
    if (target.readyState === WebSocket.OPEN) target.send(text);
    else early.push(text);
  });
  target.on('open', () => early.forEach((text) => target.send(text)));
  target.on('message', (data) => {
    const text = String(data);
    const { id, error } = JSON.parse(text);
    const refused = optional.delete(id) && error === 'unknown command';
    client.send(refused ? JSON.stringify({ type: 'success', id, result: {} }) : text);
  });
  target.on('error', (error) => console.error(String(error)));
  target.on('close', () => client.close());
  client.on('close', () => target.close());
}

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = ADDRESS.exec(line) ?? [];
  if (address === undefined) {
    console.error(line);
    return;
  }
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: MAX_BYTES });
  server.on('connection', (client) => forward(client, address));
  // Playwright waits for this line.
  server.on('listening', () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  );
});
