import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { App } from '@/app/App';
import { BrowserTab } from './BrowserTab';
import { acceptRate, expectStep1, MARIA } from './step1';

const meta = {
  title: 'Enviar dinero',
  component: App,
  tags: ['!autodocs'],
  args: { router: (routes) => <BrowserTab path="/envia1">{routes}</BrowserTab> },
  parameters: { wholeApp: true, scenario: 'aprobada' },
  // The app alerts as product 8.4 requires; nobody would close the dialog here.
  beforeEach: () => {
    spyOn(window, 'alert').mockImplementation(() => undefined);
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  name: 'Del monto al recibo',
  play: async ({ canvas, sandbox, step, userEvent }) => {
    const before = sandbox.exchanges(MARIA).length;

    await step('Paso 1: escribe 50 € y acepta la tasa', () => acceptRate({ canvas, sandbox, userEvent }));

    await step('Paso 2: elige a quién y confirma', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: /Mamá/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }));
    });

    await step('Paso 3: ve el recibo del único envío que se hizo', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Resumen del envío' })).toBeVisible();
      const sent = sandbox.exchanges(MARIA).slice(before);
      await expect(sent).toHaveLength(1);
      await expect(canvas.getByText(sent[0]?.exchangeId ?? 'ningún envío')).toBeVisible();
    });
  },
};

export const RateChanged: Story = {
  name: 'La tasa cambia al continuar',
  parameters: { scenario: 'tasa-cambia' },
  play: async ({ canvas, sandbox, step, userEvent }) => {
    await step('Acepta una tasa que ya no es la actual', () => acceptRate({ canvas, sandbox, userEvent }));

    await step('Se le avisa, y los montos quedan vacíos', async () => {
      await expect(
        await canvas.findByText('La tasa ha cambiado. Por favor, vuelve a intentarlo.'),
      ).toBeVisible();
      await expect(window.alert).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('textbox', { name: 'Envías' })).toHaveValue('');
      await expectStep1(canvas);
    });
  },
};

export const Expired: Story = {
  name: 'La cotización caduca en el paso 2',
  play: async ({ canvas, sandbox, step, userEvent }) => {
    await step('Acepta la tasa', () => acceptRate({ canvas, sandbox, userEvent }));

    await step('Pasan 20 minutos', async () => {
      await expect(await canvas.findByRole('radio', { name: /Mamá/ })).toBeVisible();
      sandbox.advance(20 * 60_000);
    });

    await step('Vuelve al paso 1, que dice por qué', async () => {
      await expectStep1(canvas);
      await expect(canvas.getByText('La tasa que aceptaste ha caducado')).toBeVisible();
    });
  },
};
