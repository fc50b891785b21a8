import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** The account that is signed in in the flows of a transfer. */
export const MARIA = 'maria@turpial.example';

/** Step 1 with what it says of the sender's own exchanges, which appears a moment later. */
export async function expectStep1(canvas: StoryContext['canvas']): Promise<void> {
  await expect(await canvas.findByRole('heading', { name: 'Inicia tu envío' })).toBeVisible();
  await expect(await canvas.findByRole('heading', { name: 'Enviar otra vez' })).toBeVisible();
}

/** The time before the user accepts the rate. */
const A_LOOK_MS = 1000;

type Story = Pick<StoryContext, 'canvas' | 'sandbox' | 'userEvent'>;

/** Step 1: 50 € at the displayed rate. */
export async function acceptRate({ canvas, sandbox, userEvent }: Story): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Envías' }), '50');
  const accept = await canvas.findByRole('button', { name: 'Quiero esta tasa' });
  await waitFor(() => expect(accept).toBeEnabled());
  // The server counts simultaneous rate calls as one.
  sandbox.advance(A_LOOK_MS);
  await userEvent.click(accept);
}
