import { Group, TextInput } from '@mantine/core';
import type { PieceGuide } from '@stories/ui/guide';
import { playKeys } from '@stories/ui/playKeys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CodeField } from '@/features/access/verify/CodeField';

const meta = {
  component: CodeField,
  tags: ['autodocs'],
  parameters: {
    guide: {
      use: 'Para el código de seis cifras que llega por correo o SMS.',
      avoid: 'Para contraseñas o números de documento. Para la pantalla entera del código, usa VerifyView.',
      focus: 'Lo recibe al aparecer. Con un error, el texto queda seleccionado.',
      keyboard: [
        {
          keys: '12a3',
          does: 'Solo entran cifras.',
          from: (page) => expect(page.getByRole('textbox')).toHaveFocus(),
          check: (page) => expect(page.getByRole('textbox')).toHaveValue('123'),
        },
        {
          keys: '4567',
          does: 'Solo entran seis.',
          check: (page) => expect(page.getByRole('textbox')).toHaveValue('123456'),
        },
      ],
      accessibility: [
        'Es un solo campo, no seis: se lee, se corrige y se pega como cualquier otro.',
        'autocomplete=one-time-code deja que el teléfono proponga el código.',
        'El teclado del móvil es el numérico.',
      ],
      pairs: [
        {
          good: {
            says: 'Un campo que se lee, se corrige y se pega.',
            show: <CodeField value="000000" onChange={fn()} error="Código inválido." />,
          },
          bad: {
            says: 'Un campo por cifra: no se puede pegar el código ni corregirlo de una vez.',
            show: (
              <Group gap="xs">
                {['0', '0', '0'].map((digit, place) => (
                  <TextInput key={place} aria-label={`Cifra ${place + 1}`} value={digit} readOnly w="3rem" />
                ))}
              </Group>
            ),
          },
        },
      ],
      texts: {},
    } satisfies PieceGuide,
    docs: { story: { inline: false, height: '10rem' } },
  },

  args: { value: '', onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ padding: '1rem', maxWidth: '24rem' }}>
        <CodeField {...args} value={value} onChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Vacío' };

export const Pasted: Story = {
  name: 'Pegado',
  args: { value: '99' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Código de 6 dígitos');
    await userEvent.click(field);
    await userEvent.paste('123 456');
    await expect(field).toHaveValue('123456');
  },
};

export const Refused: Story = { name: 'Rechazado', args: { value: '000000', error: 'Código inválido.' } };

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
