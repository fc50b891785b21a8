import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Mark, MARK_ID } from './Mark';
import { forgetOpenTab, readOpenTab, rememberOpenTab, type TabName } from './openTab';
import { isWide } from './width';

const Panel = lazy(() => import('./Panel').then((module) => ({ default: module.Panel })));

const isShortcut = ({ code, ctrlKey, altKey }: KeyboardEvent) => code === 'KeyD' && ctrlKey && altKey;

interface LauncherProps {
  /** False in videos: then only the shortcut opens the panel. */
  readonly withMark: boolean;
  /** Why the address could not be opened as it asks: the panel opens and says so. */
  readonly notice?: string | undefined;
}

/** The 'Demo' mark, the shortcut, and the panel that both open. It takes the focus only when somebody asks for it. */
export function Launcher({ withMark, notice: given }: LauncherProps) {
  // A full page load in mid-work, as a scenario makes one, finds a docked panel where it was.
  const [tab, setTab] = useState<TabName | undefined>(() =>
    given === undefined ? (isWide() ? readOpenTab() : undefined) : 'escenarios',
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
    else document.getElementById(MARK_ID)?.focus();
  }, [isOpen, asked]);

  return (
    <>
      {withMark && !isOpen && <Mark onOpen={open} />}
      {isOpen && (
        <Suspense>
          <Panel tab={tab} onTab={show} onClose={close} takeFocus={asked} notice={notice} />
        </Suspense>
      )}
    </>
  );
}
