import { StrictMode, useLayoutEffect, useReducer, type PropsWithChildren, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import '@/theme/appStyles';
import '@/theme/consentStyles';
import '@/theme/outcomeStyles';
import { WatchOnProtectedPages } from '@/app/AppArea';
import { LateParts } from '@/app/LateParts';
import { QueryArea } from '@/app/QueryArea';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { Tooltips } from '@/ui/tooltip/Tooltips';

/** Runs all effects before a story's `play`: an update in a layout effect flushes them. React's production build has no `act`. */
export function EffectsBeforePlay({ children }: PropsWithChildren) {
  const [, update] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => update(), []);
  return children;
}

interface StoryProvidersProps {
  /** The page's address with its query. */
  readonly path: string;
  /** Navigation state on entry. */
  readonly state: unknown;
  readonly children: ReactNode;
}

/** The app's own providers with a memory router, around every story; all but the guard, because a story is no page. */
export function StoryProviders({ path, state, children }: StoryProvidersProps) {
  const { pathname, search } = new URL(path, 'https://turpial.example');
  return (
    <StrictMode>
      <ThemeProvider>
        <MemoryRouter initialEntries={[{ pathname, search, state }]} useTransitions={false}>
          <QueryArea>
            {children}
            <WatchOnProtectedPages />
          </QueryArea>
          <LateParts onLogout={() => undefined} />
        </MemoryRouter>
        <Tooltips />
      </ThemeProvider>
    </StrictMode>
  );
}
