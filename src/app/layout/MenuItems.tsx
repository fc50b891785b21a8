import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { paths, type AppPath } from '@/lib/paths';
import { IconHistory, IconLogout, IconMail, IconSend, IconUser } from '@/ui/icons';
import classes from './HeaderMenu.module.css';

/** The props of the header's menus: whether a user is signed in, and their two actions. */
export interface MenuProps {
  signedIn: boolean;
  /** 'Enviar dinero': the caller decides between /envia1 and /mis-datos (product 6.3). */
  onSendMoney: () => void;
  onLogout: () => void;
}

function PageItem({ to, icon, children }: { to: AppPath; icon?: ReactNode; children: ReactNode }) {
  return (
    <li>
      <NavLink to={to} className={classes.item ?? ''}>
        {icon}
        <span>{children}</span>
      </NavLink>
    </li>
  );
}

function ActionItem({
  onClick,
  icon,
  children,
}: {
  onClick: () => void;
  icon: ReactNode;
  children: ReactNode;
}) {
  return (
    <li>
      <button type="button" className={classes.item} onClick={onClick}>
        {icon}
        <span>{children}</span>
      </button>
    </li>
  );
}

interface MenuItemsProps extends MenuProps {
  /** Adds the public pages, for when the bar has no room for them. */
  withPages?: boolean;
}

export function MenuItems({ signedIn, withPages = false, onSendMoney, onLogout }: MenuItemsProps) {
  if (!signedIn) {
    return (
      <>
        <PageItem to={paths.about}>Conócenos</PageItem>
        <PageItem to={paths.contact}>Contacto</PageItem>
        <PageItem to={paths.login}>Iniciar sesión</PageItem>
        <li>
          <Button component={NavLink} to={paths.signUp} fullWidth className={classes.primary}>
            Regístrate
          </Button>
        </li>
      </>
    );
  }
  return (
    <>
      <PageItem to={paths.profile} icon={<IconUser size={20} aria-hidden />}>
        Mis datos
      </PageItem>
      <ActionItem onClick={onSendMoney} icon={<IconSend size={20} aria-hidden />}>
        Enviar dinero
      </ActionItem>
      <PageItem to={paths.history} icon={<IconHistory size={20} aria-hidden />}>
        Mis envíos
      </PageItem>
      {withPages && (
        <PageItem to={paths.contact} icon={<IconMail size={20} aria-hidden />}>
          Contacto
        </PageItem>
      )}
      <ActionItem onClick={onLogout} icon={<IconLogout size={20} aria-hidden />}>
        Cerrar sesión
      </ActionItem>
    </>
  );
}
