import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@/theme/appStyles';
import '@/theme/consentStyles';
import '@/theme/outcomeStyles';
import { ActionIcon, Alert, MantineProvider, Tabs } from '@mantine/core';
import { pathInApp } from '@mocks/host/page';
import IconArrowBarToLeft from '@tabler/icons-react/dist/esm/icons/IconArrowBarToLeft.mjs';
import IconArrowBarToRight from '@tabler/icons-react/dist/esm/icons/IconArrowBarToRight.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef, useState } from 'react';
import { paths } from '@/lib/paths';
import { readTabText, writeTabText } from '@/lib/storage';
import { theme } from '@/theme/theme';
import { AcceptanceTab } from './acceptance/AcceptanceTab';
import { CopyLink } from './CopyLink';
import { DataTab } from './DataTab';
import { LogTab } from './LogTab';
import { isTabName, tabs, type TabName } from './openTab';
import { PanelSearch } from './PanelSearch';
import { ScenariosTab } from './ScenariosTab';
import { ServerTab } from './ServerTab';
import { ShareTab } from './ShareTab';
import { useSandbox } from './store';
import { UndoButton } from './UndoButton';
import { useFullScreen } from './useFullScreen';
import classes from './Panel.module.css';

const pages: Readonly<
  Record<TabName, (props: { readonly onTab: (tab: TabName) => void }) => React.ReactNode>
> = {
  escenarios: ScenariosTab,
  servidor: ServerTab,
  datos: DataTab,
  registro: LogTab,
  mas: ShareTab,
  guion: AcceptanceTab,
};

interface PanelProps {
  readonly tab: TabName;
  readonly onTab: (tab: TabName) => void;
  readonly onClose: () => void;
  /** False when a page load finds the panel open: the focus belongs to the page. */
  readonly takeFocus: boolean;
  /** Why the address could not be opened as requested, if so. */
  readonly notice?: string | undefined;
}

/** The side of the page that the panel lies on, for this tab. */
const SIDE_KEY = 'turpial-sandbox.side';

type Side = 'left' | 'right';

/** Pages whose next press is at the right: the calculator, 'Confirmar'. */
const pressedAtRight: readonly string[] = [paths.home, paths.sendBeneficiary];

/** The side where the panel covers less. */
function firstSide(): Side {
  const chosen = readTabText(SIDE_KEY);
  if (chosen === 'left' || chosen === 'right') return chosen;
  return pressedAtRight.includes(pathInApp({ pathname: location.pathname, search: '' })) ? 'left' : 'right';
}

/** The sandbox's controls: over one side of the page, which a press changes, on a phone over all of it. Escape closes them. */
export function Panel({ tab, onTab, onClose, takeFocus, notice }: PanelProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const sandbox = useSandbox();
  const fullScreen = useFullScreen(sheet);
  const Page = pages[tab];
  const [side, setSide] = useState(firstSide);
  useEffect(() => {
    if (takeFocus) sheet.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [takeFocus]);

  return (
    // The app's provider writes the CSS variables and the colour scheme; a second writer would conflict with it.
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      getRootElement={() => undefined}
    >
      <div
        ref={sheet}
        role="dialog"
        tabIndex={-1}
        aria-modal={fullScreen}
        aria-labelledby="demo-title"
        className={classes.sheet}
        data-side={side}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          // An open calendar is a dialog inside the panel and handles its own Escape.
          const inside = event.target instanceof Element && event.target.closest('[role="dialog"]');
          if (inside === event.currentTarget) onClose();
        }}
      >
        <div className={classes.head}>
          <h2 id="demo-title" className={classes.title}>
            Demo
          </h2>
          <UndoButton />
          <CopyLink onRefused={() => onTab('mas')} />
          {!fullScreen && (
            <ActionIcon
              variant="subtle"
              aria-label={`Mover al lado ${side === 'left' ? 'derecho' : 'izquierdo'}`}
              onClick={() => {
                const other = side === 'left' ? 'right' : 'left';
                setSide(other);
                writeTabText(SIDE_KEY, other);
              }}
            >
              {side === 'left' ? (
                <IconArrowBarToRight size={20} aria-hidden />
              ) : (
                <IconArrowBarToLeft size={20} aria-hidden />
              )}
            </ActionIcon>
          )}
          <ActionIcon variant="subtle" aria-label="Cerrar la demo" onClick={onClose}>
            <IconX size={20} aria-hidden />
          </ActionIcon>
        </div>
        {notice !== undefined && (
          <Alert className={classes.notice} color="rojo" title="El enlace no se pudo abrir" role="alert">
            {notice}
          </Alert>
        )}
        {!sandbox.isKept() && (
          <Alert
            className={classes.notice}
            color="rojo"
            title="El navegador no guarda más datos"
            role="alert"
          >
            Lo que hiciste sigue aquí hasta que recargues la página. Para conservarlo, descarga el estado en
            «Reloj y datos».
          </Alert>
        )}
        <PanelSearch onTab={onTab} />
        <Tabs
          value={tab === 'guion' ? 'mas' : tab}
          onChange={(next) => isTabName(next) && onTab(next)}
          keepMounted={false}
          classNames={{ root: classes.tabs, list: classes.list, tab: classes.tab, panel: classes.panel }}
        >
          <Tabs.List aria-label="Partes de la demo">
            {tabs.map(([name, label]) => (
              <Tabs.Tab key={name} value={name}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {tabs.map(([name]) => (
            <Tabs.Panel key={name} value={name}>
              <Page onTab={onTab} />
            </Tabs.Panel>
          ))}
        </Tabs>
      </div>
    </MantineProvider>
  );
}
