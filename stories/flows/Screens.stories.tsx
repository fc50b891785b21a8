import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { App } from '@/app/App';
import { BrowserTab } from './BrowserTab';
import { expectStep1 } from './step1';

const meta = {
  title: 'Cada pantalla con su servidor',
  component: App,
  tags: ['!autodocs', 'all'],
  args: { router: (routes) => routes },
  parameters: { wholeApp: true },
  render: (_args, { parameters }) => {
    const { path } = parameters as { readonly path: string };
    return <App router={(routes) => <BrowserTab path={path}>{routes}</BrowserTab>} />;
  },
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quote: Story = {
  name: 'Enviar: con la tasa del servidor',
  parameters: { scenario: 'aprobada', path: '/envia1' },
  play: async ({ canvas }) => {
    await expectStep1(canvas);
    await expect(canvas.getByText(/^1 € = [\d.,]+ Bs$/)).toBeVisible();
  },
};

export const Beneficiaries: Story = {
  name: 'Beneficiarios: los guardados',
  parameters: { scenario: 'aprobada', path: '/envia2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Mamá/ })).toBeVisible();
  },
};

export const NoBeneficiaries: Story = {
  name: 'Beneficiarios: ninguno',
  parameters: { scenario: 'sin-beneficiarios', path: '/envia2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Selecciona el método')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Seleccionar guardado' })).toBeDisabled();
  },
};

export const NoReceipt: Story = {
  name: 'Recibo: no existe',
  parameters: { scenario: 'aprobada', path: '/envia3?id=TRP-0' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No encontramos este envío en tu historial')).toBeVisible();
  },
};

export const History: Story = {
  name: 'Historial: con envíos',
  parameters: { scenario: 'aprobada', path: '/envios' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Total registrados: 25')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Buscar por/), 'nadie');
    await expect(await canvas.findByText('Ningún envío coincide con tu búsqueda')).toBeVisible();
  },
};

export const HistoryComing: Story = {
  name: 'Historial: cargando',
  parameters: { scenario: 'cargando', path: '/envios' },
  play: async ({ canvas, sandbox }) => {
    await expect(await canvas.findByText('Cargando tus envíos…')).toBeInTheDocument();
    const paused = () => sandbox.paused();
    await waitFor(() => expect(paused().map(({ call }) => call)).toEqual(['listExchanges']));
  },
};

export const EmptyHistory: Story = {
  name: 'Historial: vacío',
  parameters: { scenario: 'sin-historial', path: '/envios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no tienes envíos registrados')).toBeVisible();
  },
};

export const GreatHistory: Story = {
  name: 'Historial: diez mil envíos',
  parameters: { scenario: 'datos-grandes', path: '/envios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Total registrados: 10000')).toBeVisible();
  },
};

export const UnreadableHistory: Story = {
  name: 'Historial: respuesta ilegible',
  parameters: {
    scenario: 'aprobada',
    path: '/envios',
    // What a hotel's network answers before its guest has signed in.
    msw: { handlers: [http.get('*/api/exchanges', () => HttpResponse.html('<h1>Wifi del hotel</h1>'))] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Respuesta inválida del servidor')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const NewProfile: Story = {
  name: 'Datos personales: cuenta nueva',
  parameters: { scenario: 'cuenta-nueva', path: '/mis-datos' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Para guardar faltan: nombre/)).toBeVisible();
  },
};

export const ProfileInReview: Story = {
  name: 'Datos personales: en revisión',
  parameters: { scenario: 'en-revision', path: '/mis-datos' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tu perfil está en revisión\./)).toBeVisible();
    await expect(await canvas.findByLabelText('Nombres')).toBeDisabled();
  },
};

export const SessionOver: Story = {
  name: 'Sesión caducada: a iniciar sesión',
  parameters: { scenario: 'sesion-caducada', path: '/envios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  },
};
