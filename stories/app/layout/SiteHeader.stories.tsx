import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SiteHeader } from '@/app/layout/SiteHeader';

const meta = {
  component: SiteHeader,
  args: { signedIn: false, onSendMoney: fn(), onLogout: fn() },
  // Something to scroll past, and room for what the menu opens.
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

export const LoggedOut: Story = {};

export const LoggedIn: Story = { args: { signedIn: true } };

const phone = { viewport: { value: 'mobile1' } };

export const Phone: Story = { globals: phone };

export const MenuOfAVisitor: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menú' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Regístrate' })).toBeVisible());
  },
};

export const MenuOfAnAccount: Story = {
  args: { signedIn: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menú' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Mis datos' })).toBeVisible());
  },
};

export const Scrolled: Story = {
  play: async ({ canvas }) => {
    scrollTo({ top: 200, behavior: 'instant' });
    await expect(canvas.getByRole('banner')).toBeVisible();
  },
};
