import type { EndpointName } from '@/api/endpoints';
import type { User } from '../db/models';
import { refuse } from './fault';
import type { World } from './handler';

interface Write extends World {
  readonly headers: Headers;
  readonly body: unknown;
  readonly user: User;
}

/**
 * The id of the row that a call writes. Where it repeats an idempotency key of its user, it is the row of the first
 * time, and nothing is written; another body under the same key is refused.
 */
export function writtenOnce(call: Write, name: EndpointName, write: () => number): number {
  const { db, headers, body, user } = call;
  const key = headers.get('idempotency-key');
  if (key === null) return write();
  const id = `${user.id}:${name}:${key}`;
  const fingerprint = JSON.stringify(body);
  const earlier = db.idempotencyKey.get(id);
  if (earlier && earlier.fingerprint !== fingerprint) {
    refuse(422, 'La clave de idempotencia ya se usó con otros datos.');
  }
  if (earlier) return earlier.rowId;
  const rowId = write();
  db.idempotencyKey.insert({ id, fingerprint, rowId });
  return rowId;
}
