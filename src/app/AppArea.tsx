import { DoubtsOnProtectedPages } from './DoubtsOnProtectedPages';
import { QueryArea } from './QueryArea';
import { RequireSession } from './RequireSession';

/** Wraps the protected pages: the query cache, the guard and the resolution of doubts. */
export function AppArea() {
  return (
    <QueryArea>
      <RequireSession />
      <DoubtsOnProtectedPages />
    </QueryArea>
  );
}
