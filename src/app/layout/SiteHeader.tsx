import { Button } from '@mantine/core';
import { Link, NavLink } from 'react-router-dom';
import { config } from '@/lib/config';
import { paths } from '@/lib/paths';
import { IconChevronDown, IconMenu2 } from '@/ui/icons';
import { BrandMark } from '@/ui/page/BrandMark';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import { HeaderMenu } from './HeaderMenu';
import { MenuItems } from './MenuItems';
import type { MenuProps } from './menuProps';
import { useScrolled } from './useScrolled';
import classes from './SiteHeader.module.css';

/** The sticky header (product 2.2): transparent at the top of the page, translucent and compact after scrolling. */
export function SiteHeader({ signedIn, onSendMoney, onLogout }: MenuProps) {
  const scrolled = useScrolled(8);
  return (
    <header className={classes.header} data-scrolled={scrolled || undefined}>
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
                    Menú <IconChevronDown size={18} aria-hidden />
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
                <Button component={Link} to={paths.signUp} size="sm">
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
    </header>
  );
}
