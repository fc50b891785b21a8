import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { DemoBadge, BADGE_ID } from './DemoBadge';
import { readOpenTab, rememberClosed, rememberOpenTab, tabAtLoad, type TabName } from './openTab';

const Panel = lazy(() => import('./Panel').then((module) => ({ default: module.Panel })));

const isShortcut = ({ code, ctrlKey, altKey }: KeyboardEvent) => code === 'KeyD' && ctrlKey && altKey;

interface LauncherProps {
  /** Why the address could not be opened as requested. If set, the panel opens and shows it. */
  readonly notice?: string | undefined;
}

/**
 * The 'Demo' badge, the shortcut and the panel that both open. The panel takes the focus only when the user opens it.
 */
export function Launcher({ notice: given }: LauncherProps) {
  const [tab, setTab] = useState<TabName | undefined>(() =>
    given === undefined ? tabAtLoad() : 'escenarios',
  );
  const [notice, setNotice] = useState(given);
  const [asked, setAsked] = useState(false);
  const before = useRef<Element | null>(null);

  useEffect(() => {
    if (tab !== undefined) rememberOpenTab(tab);
  }, [tab]);
  const open = useCallback(() => {
    before.current = document.activeElement;
    setAsked(true);
    setTab(readOpenTab() ?? 'escenarios');
  }, []);
  const close = useCallback(() => {
    setTab(undefined);
    setNotice(undefined);
    rememberClosed();
  }, []);

  const isOpen = tab !== undefined;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);

  useEffect(() => {
    if (isOpen || !asked) return;
    const { current } = before;
    const target = current?.isConnected && current !== document.body ? current : undefined;
    if (target instanceof HTMLElement) target.focus();
    else document.getElementById(BADGE_ID)?.focus();
  }, [isOpen, asked]);

  return (
    <>
      {!isOpen && <DemoBadge onOpen={open} />}
      {isOpen && (
        <Suspense>
          <Panel tab={tab} onTab={setTab} onClose={close} takeFocus={asked} notice={notice} />
        </Suspense>
      )}
    </>
  );
}
