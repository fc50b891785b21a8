import { BrowserTab } from '@stories/flows/BrowserTab';
import { MARIA } from '@stories/flows/step1';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { App } from '@/app/App';
import { formatDateTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { timeZoneOf } from '@/lib/timeZones';

const meta = {
  title: 'Dinero y fechas',
  component: App,
  args: { router: (routes) => <BrowserTab path="/envios">{routes}</BrowserTab> },
  parameters: {
    wholeApp: true,
    scenario: 'aprobada',
    docs: { story: { inline: false, height: '40rem' } },
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An amount as the queries find it, which read a no-break space as a space. */
const shown = (amount: number | undefined, currency: string) =>
  formatMoney(String(amount), currency).replace(/\s/g, ' ');

export const Flow: Story = {
  name: 'El mismo envío en la lista y en su recibo',
  play: async ({ canvas, sandbox, step, userEvent }) => {
    const sent = sandbox.exchanges(MARIA).at(-1);
    const row = async () =>
      within(await canvas.findByRole('row', { name: new RegExp(sent?.exchangeId ?? '—') }));

    await step('Lee la lista: lo enviado con un menos, lo recibido con un más', async () => {
      await expect((await row()).getByText(/^−[\d.]+,\d{2}\s€$/)).toBeVisible();
      await expect((await row()).getByText(/^\+[\d.]+,\d{2}\sBs$/)).toBeVisible();
    });

    await step('Abre el recibo: los mismos montos, y la tasa que los une', async () => {
      await userEvent.click((await row()).getByRole('link', { name: sent?.exchangeId ?? '' }));
      await expect(await canvas.findByRole('heading', { name: 'Resumen del envío' })).toBeVisible();
      await expect(await canvas.findByText(shown(sent?.amountSend, 'EUR'))).toBeVisible();
      await expect(canvas.getByText(shown(sent?.amountReceive, 'VES'))).toBeVisible();
      await expect(canvas.getByText(/^Tasa: 1 EUR = [\d.]+,\d+ VES$/)).toBeVisible();
    });

    await step('Mira cuándo fue, en la hora de donde vive', async () => {
      const at = formatDateTime(Date.parse(sent?.inserted ?? ''), timeZoneOf('ES'));
      await expect(canvas.getByText(at)).toBeVisible();
    });
  },
};
