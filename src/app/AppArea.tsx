import { Outlet } from 'react-router-dom';
import { DoubtsOnProtectedPages } from './DoubtsOnProtectedPages';
import { QueryArea } from './QueryArea';

/** Wraps the protected pages: the query cache and the resolution of doubts. */
export function AppArea() {
  return (
    <QueryArea>
      <Outlet />
      <DoubtsOnProtectedPages />
    </QueryArea>
  );
}
