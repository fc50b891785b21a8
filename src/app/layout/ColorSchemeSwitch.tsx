import { useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@/ui/icons';
import classes from './SiteHeader.module.css';

/** Turns the light scheme dark and back; the choice is remembered. */
export function ColorSchemeSwitch() {
  const { toggleColorScheme } = useMantineColorScheme();
  return (
    <button
      type="button"
      className={classes.iconButton}
      aria-label="Cambiar entre modo claro y oscuro"
      onClick={toggleColorScheme}
    >
      {/* Both are rendered and CSS shows one, so that server and browser agree on the markup. */}
      <IconMoon size={22} className={classes.inLight} aria-hidden />
      <IconSun size={22} className={classes.inDark} aria-hidden />
    </button>
  );
}
