import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Layout } from '@/app/layout/Layout';
import { PageContainer, PageHeading } from '@/ui/PageContainer';

const meta = {
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

export const LoggedOut: Story = {};

export const LoggedIn: Story = { args: { signedIn: true } };

export const SkipLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Saltar al contenido' })).toHaveFocus();
  },
};
