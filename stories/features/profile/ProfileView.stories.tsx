import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { readCountries } from '@/api/countries';
import { readProfile } from '@/api/profile';
import { profileNotice, valuesOf } from '@/features/profile/profileForm';
import { ProfileView, type ProfileViewProps } from '@/features/profile/ProfileView';

const countries = readCountries(
  ['VE', 'ES', 'CO', 'CL', 'PE', 'MX', 'US', 'DE'].map((Code, index) => ({
    PKCountry: index + 1,
    Name: Code,
    Code,
  })),
);

const fresh = readProfile({ login: 'nueva@turpial.example' });
const complete = readProfile({
  name: { first: 'María Gabriela', surnames: 'Rondón Pérez' },
  address: { street: 'Calle del Ejemplo', houseNo: '12', city: 'Madrid', postcode: '28001', country: 2 },
  extra: {
    countryBirth: 1,
    telephoneCountry: '+34',
    telephoneNumber: '600000010',
    email: 'maria@turpial.example',
  },
  login: 'maria@turpial.example',
});
const inReview = { ...complete, permitAmend: false };

const form: NonNullable<ProfileViewProps['form']> = {
  key: 0,
  profile: complete,
  countries,
  suggestedCountry: undefined,
  locked: false,
  saving: false,
  problem: undefined,
  onSave: fn(),
};

const meta = {
  title: 'Tus datos personales (ProfileView)',
  component: ProfileView,
  args: {
    registeredAs: 'maria@turpial.example',
    notice: '',
    maySend: false,
    stage: undefined,
    summary: [],
    form,
    failure: undefined,
    onRetry: fn(),
  },
} satisfies Meta<typeof ProfileView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Normal', args: { maySend: true } };

export const Empty: Story = {
  name: 'Vacío',
  args: {
    registeredAs: 'nueva@turpial.example',
    notice: 'Completa tus datos personales para poder enviar dinero.',
    stage: 'incomplete',
    form: { ...form, profile: fresh, suggestedCountry: 2 },
  },
};

export const InReview: Story = {
  name: 'En revisión',
  args: {
    notice: profileNotice(inReview),
    stage: 'review',
    summary: [
      { label: 'Nombre', value: 'María Gabriela Rondón Pérez' },
      { label: 'Domicilio', value: 'Calle del Ejemplo 12, 28001 Madrid, España' },
      { label: 'Usuario de Turpial', value: 'maria@turpial.example' },
    ],
    form: { ...form, profile: inReview, locked: true },
  },
};

export const InReviewOnPhone: Story = {
  ...InReview,
  name: 'En revisión, en el teléfono',
  globals: { viewport: { value: 'phone' } },
};

export const Approved: Story = {
  name: 'Recién aprobado',
  args: { maySend: true, stage: 'approved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Tu perfil está aprobado. Ya puedes enviar.');
    await expect(canvas.getAllByRole('link', { name: 'Enviar ahora!' })).toHaveLength(1);
  },
};

export const ApprovedDark: Story = {
  ...Approved,
  name: 'Recién aprobado, oscuro',
  globals: { scheme: 'dark' },
};

export const Saving: Story = { name: 'Guardando', args: { form: { ...form, saving: true } } };

export const Refused: Story = {
  name: 'Rechazado',
  args: { form: { ...form, problem: 'El código postal no existe.' } },
};

export const LoadingTheCountries: Story = {
  name: 'Cargando los países',
  args: { form: { ...form, countries: undefined } },
};

export const WithoutCountries: Story = { name: 'Sin países', args: { form: { ...form, countries: [] } } };

export const CountriesUnavailable: Story = {
  name: 'Los países no cargan',
  args: { form: { ...form, countries: [], onRetryCountries: fn() } },
};

/** After a reload while the user was editing. */
export const WithADraft: Story = {
  name: 'Con lo que se estaba escribiendo',
  args: { form: { ...form, draft: { ...valuesOf(complete), street: 'Avenida de la Prueba' } } },
  play: async ({ canvas, userEvent }) => {
    const street = await canvas.findByDisplayValue('Avenida de la Prueba');
    await userEvent.type(street, ', 7');
    await expect(street).toHaveValue('Avenida de la Prueba, 7');
  },
};

export const Loading: Story = { name: 'Cargando', args: { form: undefined } };

export const Failed: Story = {
  name: 'No carga',
  args: {
    form: undefined,
    failure: 'No hay conexión con el servidor. Revisa tu internet e inténtalo de nuevo.',
  },
};

export const LongTexts: Story = {
  name: 'Textos largos',
  args: {
    registeredAs: 'maria.gabriela.rondon.de.los.angeles.perez.marcano@correo.turpial.example',
    notice: profileNotice(inReview).repeat(3),
    form: {
      ...form,
      profile: {
        ...complete,
        name: {
          first: 'María de los Ángeles Gabriela Alejandra',
          surnames: 'Rondón de Pérez-Marcano y Urdaneta',
        },
      },
    },
  },
};

export const Phone: Story = { name: 'En el teléfono', globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { name: 'Oscuro', globals: { scheme: 'dark' } };
