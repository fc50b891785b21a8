import { createContext, use, useSyncExternalStore } from 'react';
import type { PageSandbox } from '../../page';

/** The sandbox as React's stores want it: a number that grows with every change. */
export interface SandboxStore {
  readonly sandbox: PageSandbox;
  subscribe(listener: () => void): () => void;
  version(): number;
}

/** Watches a sandbox; one store serves the whole panel. */
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
  if (!store) throw new Error('The panel stands outside of its sandbox');
  return store;
}

/** Grows with every change of the sandbox, for effects that read it. */
export function useVersion(): number {
  const { subscribe, version } = useStore();
  return useSyncExternalStore(subscribe, version);
}

/** The sandbox; the component renders again after each of its changes. */
export function useSandbox(): PageSandbox {
  useVersion();
  return useStore().sandbox;
}
