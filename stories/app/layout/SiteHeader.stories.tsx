import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SiteHeader } from '@/app/layout/SiteHeader';

const meta = {
  title: 'Cabecera (SiteHeader)',
  component: SiteHeader,
  args: { signedIn: false, onSendMoney: fn(), onLogout: fn() },
  // Content to scroll, and room for the open menu.
  decorators: [
    (Story) => (
      <div style={{ minHeight: '160vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = { name: 'Sin sesión' };

export const LoggedIn: Story = { name: 'Con sesión', args: { signedIn: true } };

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { name: 'En el teléfono', globals: phone };

export const MenuOfAVisitor: Story = {
  name: 'Menú sin sesión',
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menú' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Regístrate' })).toBeVisible());
  },
};

export const MenuOfAnAccount: Story = {
  name: 'Menú con sesión',
  args: { signedIn: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menú' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Mis datos' })).toBeVisible());
  },
};

export const Scrolled: Story = {
  name: 'Tras desplazar la página',
  play: async ({ canvas }) => {
    scrollTo({ top: 200, behavior: 'instant' });
    await expect(canvas.getByRole('banner')).toBeVisible();
  },
};
