import type { EndpointName } from '@/api/endpoints';
import type { User } from '../db/models';
import { rules } from '../rules/refusals';
import { refuse } from './fault';
import type { Call, ServerContext } from './handler';

interface Write extends ServerContext {
  readonly headers: Headers;
  readonly body: unknown;
  readonly user: User;
  readonly decided: Call<EndpointName>['decided'];
}

/**
 * Writes a row at most once per idempotency key and returns its id. If the user repeats a key, it returns the id of
 * the first call; if the body differs, it refuses the call.
 */
export function writtenOnce(call: Write, name: EndpointName, write: () => number): number {
  const { db, headers, body, user, decided } = call;
  const key = headers.get('idempotency-key');
  if (key === null) return write();
  const id = `${user.id}:${name}:${key}`;
  const fingerprint = JSON.stringify(body);
  const earlier = db.idempotencyKey.get(id);
  if (earlier && earlier.fingerprint !== fingerprint) {
    const nearest = {
      text: 'Usa otra clave para otros datos.',
      change: { headers: { 'idempotency-key': `${key}-2` } },
    };
    refuse({ rule: 'idempotency', nearest });
  }
  if (earlier) {
    decided({ by: 'rule', name: 'idempotency', text: rules.idempotency });
    return earlier.rowId;
  }
  const rowId = write();
  db.idempotencyKey.create({ id, fingerprint, rowId });
  return rowId;
}
