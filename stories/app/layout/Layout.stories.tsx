import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Layout } from '@/app/layout/Layout';
import { PageContainer, PageHeading } from '@/ui/page/PageContainer';

const meta = {
  title: 'Página entera (Layout)',
  component: Layout,
  args: {
    signedIn: false,
    onSendMoney: fn(),
    onLogout: fn(),
    children: (
      <PageContainer>
        <PageHeading title="Una página" lead="Lo que todas las páginas comparten está alrededor." />
      </PageContainer>
    ),
  },
} satisfies Meta<typeof Layout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = { name: 'Sin sesión' };

export const LoggedIn: Story = { name: 'Con sesión', args: { signedIn: true } };

export const WithoutAConnection: Story = {
  name: 'Sin conexión',
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Estás sin conexión/)).toBeVisible();
  },
};

export const SkipLink: Story = {
  name: 'Saltar al contenido',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Saltar al contenido' })).toHaveFocus();
  },
};

export const Phone: Story = {
  name: 'En el teléfono',
  args: { signedIn: true },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { name: 'Oscuro', args: { signedIn: true }, globals: { scheme: 'dark' } };
