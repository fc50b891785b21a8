import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageContainer, PageHeading, TaskHeading, TaskPage } from '@/ui/page/PageContainer';
import { StepIndicator } from '@/ui/page/StepIndicator';

const meta = {
  component: PageContainer,
  subcomponents: { PageHeading, TaskPage, TaskHeading },

  args: {
    children: (
      <>
        <PageHeading
          title="Inicia tu envío"
          lead="Ves la tasa antes de confirmar, y lo que reciben es lo que dice aquí."
        />
        <p>El contenido de la página.</p>
      </>
    ),
  },
} satisfies Meta<typeof PageContainer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { name: 'Página entera' };
export const Text: Story = { name: 'Para leer', args: { size: 'text' } };
export const Form: Story = { name: 'Para formularios', args: { size: 'form' } };
export const Task: Story = {
  name: 'Detrás del acceso',
  render: () => (
    <TaskPage size="form" above={<StepIndicator current={1} />}>
      <TaskHeading lead="Ves la tasa antes de confirmar.">Inicia tu envío</TaskHeading>
      <p>El contenido de la página.</p>
    </TaskPage>
  ),
};
