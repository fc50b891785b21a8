import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { DemoBadge, BADGE_ID } from './DemoBadge';
import { forgetOpenTab, readOpenTab, rememberOpenTab, tabOfAddress, type TabName } from './openTab';
import { isWide } from './useFullScreen';

const Panel = lazy(() => import('./Panel').then((module) => ({ default: module.Panel })));

const isShortcut = ({ code, ctrlKey, altKey }: KeyboardEvent) => code === 'KeyD' && ctrlKey && altKey;

interface LauncherProps {
  /** False for videos: then only the shortcut opens the panel. */
  readonly withBadge: boolean;
  /** Why the address could not be opened as requested. If set, the panel opens and shows it. */
  readonly notice?: string | undefined;
}

/**
 * The 'Demo' badge, the shortcut and the panel that both open. The panel takes the focus only when the user opens it.
 */
export function Launcher({ withBadge, notice: given }: LauncherProps) {
  // Where it leaves part of the page free, the panel stays open across a page load, such as the one that starts a scenario.
  const [tab, setTab] = useState<TabName | undefined>(() =>
    given === undefined ? (tabOfAddress() ?? (isWide() ? readOpenTab() : undefined)) : 'escenarios',
  );
  const [notice, setNotice] = useState(given);
  const [asked, setAsked] = useState(false);
  const before = useRef<Element | null>(null);

  const show = useCallback((next: TabName) => {
    setTab(next);
    rememberOpenTab(next);
  }, []);
  const open = useCallback(() => {
    before.current = document.activeElement;
    setAsked(true);
    show(readOpenTab() ?? 'escenarios');
  }, [show]);
  const close = useCallback(() => {
    setTab(undefined);
    setNotice(undefined);
    forgetOpenTab();
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
      {withBadge && !isOpen && <DemoBadge onOpen={open} />}
      {isOpen && (
        <Suspense>
          <Panel tab={tab} onTab={show} onClose={close} takeFocus={asked} notice={notice} />
        </Suspense>
      )}
    </>
  );
}
