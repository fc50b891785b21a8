import { currentOwner, isSameOwner } from '@/lib/owner';
import { userChange } from './errors';

/**
 * The answer of a write, only for the user who made it (decision 37). If another user has signed in meanwhile, it fails
 * with `userChange`, of which nobody is told.
 */
export async function ownAnswer<Answer>(write: Promise<Answer>): Promise<Answer> {
  const owner = currentOwner();
  const [outcome] = await Promise.allSettled([write]);
  if (!isSameOwner(owner, currentOwner())) throw userChange();
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
