import { Anchor, AppShell, Burger, Button, Group, NavLink, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, Outlet } from 'react-router-dom';

/** Header, mobile menu and footer around every page, with Mantine's AppShell. */
export function Layout() {
  const [opened, { toggle, close }] = useDisclosure();
  return (
    <AppShell
      header={{ height: 64 }}
      navbar={{ width: 240, breakpoint: 'sm', collapsed: { mobile: !opened, desktop: true } }}
      padding="md"
    >
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between">
          <Anchor component={Link} to="/" fw={700}>
            Turpial
          </Anchor>
          <Group visibleFrom="sm">
            <Anchor component={Link} to="/">
              Conócenos
            </Anchor>
            <Anchor component={Link} to="/">
              Contacto
            </Anchor>
            <Button component={Link} to="/iniciar" variant="subtle">
              Iniciar sesión
            </Button>
            <Button component={Link} to="/iniciar">
              Regístrate
            </Button>
          </Group>
          <Burger opened={opened} onClick={toggle} hiddenFrom="sm" aria-label="Menú" />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar>
        {['Conócenos', 'Contacto', 'Iniciar sesión', 'Regístrate'].map((label) => (
          <NavLink key={label} component={Link} to="/iniciar" label={label} onClick={close} />
        ))}
      </AppShell.Navbar>
      <AppShell.Main>
        <Outlet />
      </AppShell.Main>
      <Text component="footer" p="md">
        © Turpial Envíos, S.L. · Todos los derechos reservados
      </Text>
    </AppShell>
  );
}
