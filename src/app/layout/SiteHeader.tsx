import { Button, useMantineColorScheme } from '@mantine/core';
import { useWindowScroll } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { config } from '@/lib/config';
import { paths } from '@/lib/paths';
import { IconChevronDown, IconMenu2, IconMoon, IconSun } from '@/ui/icons';
import { BrandMark } from '@/ui/page/BrandMark';
import { HeaderMenu } from './HeaderMenu';
import { MenuItems, type MenuProps } from './MenuItems';
import classes from './SiteHeader.module.css';

/** Switches between the light and the dark scheme, and stores the choice. */
function ColorSchemeSwitch() {
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

/** Transparent at the top of the page, translucent after scrolling. Only this renders again while the page scrolls. */
function StickyHeader({ children }: { readonly children: ReactNode }) {
  const [{ y }] = useWindowScroll();
  return (
    <header className={classes.header} data-scrolled={y > 8 || undefined}>
      {children}
    </header>
  );
}

/** The sticky header (product 2.2). */
export function SiteHeader({ signedIn, onSendMoney, onLogout }: MenuProps) {
  return (
    <StickyHeader>
      <div className={classes.bar}>
        <Link to={paths.home} className={classes.brand} aria-label={`${config.brandName}, inicio`}>
          <BrandMark size={34} />
          <span>{config.brandName}</span>
        </Link>
        <nav className={classes.nav} aria-label="Principal">
          {!signedIn && (
            <NavLink to={paths.about} className={classes.link ?? ''}>
              Conócenos
            </NavLink>
          )}
          <NavLink to={paths.contact} className={classes.link ?? ''}>
            Contacto
          </NavLink>
        </nav>
        <div className={classes.actions}>
          <ColorSchemeSwitch />
          <div className={classes.wide}>
            {signedIn ? (
              <HeaderMenu
                id="menu-cuenta"
                shape="drop"
                buttonClassName={classes.menuButton}
                button={
                  <>
                    <span>Menú</span> <IconChevronDown size={18} aria-hidden />
                  </>
                }
              >
                <MenuItems signedIn onSendMoney={onSendMoney} onLogout={onLogout} />
              </HeaderMenu>
            ) : (
              <>
                <Button component={Link} to={paths.login} variant="subtle" size="sm">
                  Iniciar sesión
                </Button>
                <Button component={Link} to={paths.signUp} variant="light" size="sm">
                  Regístrate
                </Button>
              </>
            )}
          </div>
          <div className={classes.narrow}>
            <HeaderMenu
              id="menu-principal"
              shape="bar"
              label="Menú"
              buttonClassName={classes.iconButton}
              button={<IconMenu2 size={26} aria-hidden />}
            >
              <MenuItems signedIn={signedIn} withPages onSendMoney={onSendMoney} onLogout={onLogout} />
            </HeaderMenu>
          </div>
        </div>
      </div>
    </StickyHeader>
  );
}
