import { StrictMode, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import '@/theme/appStyles';
import '@/theme/consentStyles';
import { WatchOnProtectedPages } from '@/app/AppArea';
import { LateParts } from '@/app/LateParts';
import { QueryArea } from '@/app/QueryArea';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { Tooltips } from '@/ui/tooltip/Tooltips';

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
          <LateParts />
        </MemoryRouter>
        <Tooltips />
      </ThemeProvider>
    </StrictMode>
  );
}
