import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DialCodePicker } from '@/ui/phone/DialCodePicker';
import type { StoryPage } from '../parameters';
import { playKeys } from '../playKeys';

const onPick = fn();

/** The name of the active option. */
const activeName = (page: StoryPage) => {
  const id = page.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent;
};

const meta = {
  component: DialCodePicker,
  parameters: {
    keys: [
      {
        keys: '{Tab}',
        does: 'Lleva al botón.',
        check: (page) => expect(page.getByRole('button')).toHaveFocus(),
      },
      {
        keys: '{Enter}',
        does: 'Abre la lista, con el foco en su buscador.',
        check: async (page) => expect(await page.findByRole('combobox')).toHaveFocus(),
      },
      {
        keys: '{ArrowUp}',
        does: 'Pasa al país anterior.',
        check: (page) => expect(activeName(page)).toBe('Uruguay+598'),
      },
      {
        keys: '{ArrowDown}',
        does: 'Pasa al país siguiente.',
        check: (page) => expect(activeName(page)).toBe('Venezuela+58'),
      },
      {
        keys: '{Escape}',
        does: 'Cierra la lista sin elegir y devuelve el foco al botón.',
        check: async (page) => {
          await expect(page.queryByRole('dialog')).toBeNull();
          await expect(page.getByRole('button')).toHaveFocus();
        },
      },
      {
        keys: ' ',
        does: 'Abre la lista.',
        check: async (page) => expect(await page.findByRole('combobox')).toHaveFocus(),
      },
      {
        keys: 'espa',
        does: 'Busca por país o prefijo.',
        check: (page) => expect(page.getByRole('option', { name: /España/ })).toBeVisible(),
      },
      {
        keys: '{Enter}',
        does: 'Elige el país y devuelve el foco al botón.',
        check: async (page) => {
          await expect(onPick).toHaveBeenCalledWith('ES');
          await expect(page.getByRole('button')).toHaveFocus();
        },
      },
    ],
  },

  args: { country: 'VE', onPick },
  // As high as a field, and room for the open list.
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem', maxWidth: '24rem', minHeight: '27rem', position: 'relative' }}>
        <div style={{ height: '3rem' }}>
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof DialCodePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal' };

export const Open: Story = {
  name: 'Abierto',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prefijo del país: Venezuela, +58' }));
    await expect(await canvas.findByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('espa{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('ES');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('dialog', { name: 'Elige el país del teléfono' })).toBeVisible();
  },
};

export const UnknownDialCode: Story = {
  name: 'Prefijo desconocido',
  args: { country: undefined, dial: '+999' },
};

export const Disabled: Story = { name: 'Deshabilitado', args: { disabled: true } };

export const Keyboard: Story = { name: 'Con el teclado', play: playKeys };
