import { Outlet } from 'react-router-dom';
import { LostAnswers } from './LostAnswers';
import { QueryArea } from './QueryArea';

/** Wraps the protected pages: the query cache, and the search for lost answers. */
export function AppArea() {
  return (
    <QueryArea>
      <Outlet />
      <LostAnswers />
    </QueryArea>
  );
}
