import type { PageSandbox } from '@mocks/page/pageSandbox';
import { createContext, use, useSyncExternalStore } from 'react';

/** Adapts the sandbox to `useSyncExternalStore`: the version grows with every change. */
export interface SandboxStore {
  readonly sandbox: PageSandbox;
  subscribe(listener: () => void): () => void;
  version(): number;
}

/** Subscribes to a sandbox; the whole panel shares one store. */
export function createStore(sandbox: PageSandbox): SandboxStore {
  let version = 0;
  sandbox.subscribe(() => {
    version += 1;
  });
  return { sandbox, subscribe: sandbox.subscribe, version: () => version };
}

export const StoreContext = createContext<SandboxStore | undefined>(undefined);

function useStore(): SandboxStore {
  const store = use(StoreContext);
  if (!store) throw new Error('StoreContext has no sandbox');
  return store;
}

/** Grows with every change of the sandbox; a dependency for effects that read it. */
export function useVersion(): number {
  const { subscribe, version } = useStore();
  return useSyncExternalStore(subscribe, version);
}

/** The sandbox; re-renders the component after each change. */
export function useSandbox(): PageSandbox {
  useVersion();
  return useStore().sandbox;
}
