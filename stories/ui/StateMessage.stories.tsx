import { IconReceiptOff } from '@/ui/icons';
import { StateMessage } from '@/ui/StateMessage';
import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  component: StateMessage,
  args: {
    icon: <IconReceiptOff size={36} />,
    title: 'No encontramos este envío en tu historial',
    children: 'Comprueba que el enlace está completo.',
    action: <Button>Ver tus envíos</Button>,
  },
} satisfies Meta<typeof StateMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleOnly: Story = { args: { children: undefined, action: undefined } };
