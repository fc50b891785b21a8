import { useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@/ui/icons';
import classes from './SiteHeader.module.css';

/** Switches between the light and the dark scheme, and stores the choice. */
export function ColorSchemeSwitch() {
  const { toggleColorScheme } = useMantineColorScheme();
  return (
    <button
      type="button"
      className={classes.iconButton}
      aria-label="Cambiar entre modo claro y oscuro"
      onClick={toggleColorScheme}
    >
      {/* Renders both and CSS shows one, so that the markup is the same in the prerender and the browser. */}
      <IconMoon size={22} className={classes.inLight} aria-hidden />
      <IconSun size={22} className={classes.inDark} aria-hidden />
    </button>
  );
}
