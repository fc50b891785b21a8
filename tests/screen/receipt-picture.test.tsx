import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openReceipt } from '../support/openReceipt';
import { witness } from '../support/taint/watchLeaks';
import { drawn, watchDownloads } from '../support/window';

const forReceiver = 'Imagen para quien recibe';
const forSender = 'Imagen para mí';
const notice = 'Estado a las 12:00. No prueba que el dinero haya llegado: compruébalo donde lo recibes.';

/** The texts that are drawn, in order. Where a line ends depends on the font. */
function watchTexts(): readonly string[] {
  const texts: string[] = [];
  const draw = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  draw.mockImplementation((text) => void texts.push(text));
  return texts;
}

/** Gives the browser a share dialog for files, which a test browser lacks. */
function provideSharing(share: (data: ShareData) => Promise<void>, canShare = () => true) {
  Object.assign(navigator, { share, canShare });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });
}

async function press(name: string) {
  const { screen } = await openReceipt();
  await screen.getByRole('button', { name: 'Compartir' }).click();
  await screen.getByRole('button', { name }).click();
  return screen;
}

test('the picture for the receiver shows only what the receiver may know', async () => {
  const texts = watchTexts();
  const files = watchDownloads();
  await press(forReceiver);
  await expect.poll(() => files.map(({ name }) => name)).toEqual(['envio-TRP-2026-000024.png']);
  expect(texts.join(' ').replaceAll('\u00a0', ' ')).toBe(
    [
      'Turpial',
      'Enviado al banco',
      notice,
      'TRP-2026-000024',
      '15 jul 2026, 11:00',
      'Recibes',
      '91.872,00 Bs',
      'Método de pago',
      'Transferencia bancaria',
      'Banco',
      'Banesco',
      'Cuenta',
      '•••• 0002',
      'Turpial · Turpial Envíos, S.L. · Imagen del 15 jul 2026',
    ].join(' '),
  );
  // The search for personal data reads the picture as a text that leaves the device.
  for (const text of texts) witness.carry({ place: 'shared text', text });
});

/** Opens a receipt with the focus on the button of the receiver's picture. */
async function focusPicture() {
  const texts = watchTexts();
  const { screen } = await openReceipt();
  await screen.getByRole('button', { name: 'Compartir' }).click();
  const button = screen.getByRole('button', { name: forReceiver });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  return async (shared: readonly unknown[], pictures: number) => {
    // The sender's picture is drawn after those of all earlier presses.
    await screen.getByRole('button', { name: forSender }).click();
    await expect.poll(() => shared).toHaveLength(pictures + 1);
    expect(texts.filter((text) => text === 'Recibes')).toHaveLength(pictures);
  };
}

test('while a picture is shared, another press of Enter makes no second one', async () => {
  const finish: (() => void)[] = [];
  provideSharing(() => new Promise((done) => void finish.push(done)));
  const expectPictures = await focusPicture();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.poll(() => finish).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expectPictures(finish, 1);
});

test('after a picture, the next press of Enter makes another one', async () => {
  const files = watchDownloads();
  const expectPictures = await focusPicture();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => files).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => files).toHaveLength(2);
  await expectPictures(files, 2);
});

test('a held Enter key makes one picture', async () => {
  const files = watchDownloads();
  const expectPictures = await focusPicture();
  // Long enough to draw several.
  await userEvent.keyboard('{Enter>99/}');
  await expectPictures(files, 1);
});

test('a browser that shares files gets a small picture and nothing else', async () => {
  const share = vi.fn((_data: ShareData) => Promise.resolve());
  provideSharing(share);
  const files = watchDownloads();
  await press(forSender);
  await expect.poll(() => share.mock.calls.length).toBe(1);
  const [data] = share.mock.calls[0] ?? [];
  expect(Object.keys(data ?? {})).toEqual(['files']);
  const [file] = data?.files ?? [];
  expect(file?.name).toBe('envio-TRP-2026-000024.png');
  expect(file?.type).toBe('image/png');
  expect(file?.size).toBeLessThanOrEqual(120_000);
  const picture = await createImageBitmap(file ?? new Blob());
  expect(picture.width).toBe(560);
  expect(picture.height).toBeGreaterThan(600);
  expect(files).toEqual([]);
});

test('a very long receipt is a smaller JPEG of limited height', async () => {
  const share = vi.fn((_data: ShareData) => Promise.resolve());
  provideSharing(share);
  const long = 'Texto muy largo del servidor '.repeat(300);
  const paymentDetails = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`campo ${n}`, long]));
  const body = { exchangeId: 'TRP-2026-000024', status: long, paymentDetails };
  const { screen } = await openReceipt({ faults: [{ call: 'getExchange', kind: 'answer', body }] });
  await screen.getByRole('button', { name: 'Compartir' }).click();
  await screen.getByRole('button', { name: forSender }).click();
  // Nobody said when the exchange was made, but its status was read.
  await expect.poll(() => share.mock.calls.length).toBe(1);
  const [file] = share.mock.calls[0]?.[0].files ?? [];
  expect(file?.type).toBe('image/jpeg');
  expect(file?.name).toMatch(/\.jpg$/);
  expect((await createImageBitmap(file ?? new Blob())).height).toBeLessThan(5000);
});

test.each(['AbortError', 'InvalidStateError'])('a share that ends with %s is not a failure', async (name) => {
  const share = vi.fn(() => Promise.reject(new DOMException('', name)));
  provideSharing(share);
  const files = watchDownloads();
  const screen = await press(forReceiver);
  await expect.poll(() => share.mock.calls.length).toBe(1);
  await screen.getByRole('button', { name: 'Copiar identificador' }).hover();
  expect(files).toEqual([]);
  await expect.element(screen.getByText('No se pudo crear la imagen')).not.toBeInTheDocument();
});

test.each([
  ['fails', () => Promise.reject(new DOMException('', 'NotAllowedError')), () => true],
  ['takes no files', () => Promise.resolve(), () => false],
])('where sharing %s, the picture is saved', async (_what, share, canShare) => {
  provideSharing(share, canShare);
  const files = watchDownloads();
  await press(forReceiver);
  await expect.poll(() => files.map(({ name }) => name)).toEqual(['envio-TRP-2026-000024.png']);
});

test('a picture that cannot be drawn is told, until the next attempt', async () => {
  const draw = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
  const files = watchDownloads();
  const screen = await press(forReceiver);
  const failure = screen.getByText('No se pudo crear la imagen');
  await expect.element(failure).toBeVisible();
  draw.mockRestore();
  await screen.getByRole('button', { name: forReceiver }).click();
  await expect.poll(() => files).toHaveLength(1);
  await expect.element(failure).not.toBeInTheDocument();
});

/** The file of a browser that lets the page read its canvas, but gives it an empty picture. */
async function blankPicture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(560, 900);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob();
}

test.each<[string, () => void | Promise<void>]>([
  [
    'canvas',
    () => {
      const noise = new ImageData(new Uint8ClampedArray([200, 30, 90, 255]), 1, 1);
      vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockReturnValue(noise);
    },
  ],
  [
    'pictures',
    async () => {
      const blank = await blankPicture();
      vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(blank));
    },
  ],
])(
  'a browser that protects its %s gives no false picture, and the toast says what to do',
  async (_what, protect) => {
    await protect();
    const files = watchDownloads();
    const screen = await press(forReceiver);
    await expect
      .element(
        screen.getByText('Tu navegador no deja crear imágenes en esta página. Haz una captura de pantalla.'),
      )
      .toBeVisible();
    expect(files).toEqual([]);
  },
);

test('a browser that never gives the picture is told after five seconds, and the button works again', async () => {
  const { screen, sandbox } = await openReceipt();
  const encode = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(() => undefined);
  await screen.getByRole('button', { name: 'Compartir' }).click();
  await screen.getByRole('button', { name: forReceiver }).click();
  await expect.poll(() => encode.mock.calls.length).toBe(1);
  sandbox.advance(5000);
  await expect.element(screen.getByText(/no deja crear imágenes en esta página/)).toBeVisible();
  await screen.getByRole('button', { name: forReceiver }).click();
  await expect.poll(() => encode.mock.calls.length).toBe(2);
});

test('without an answer there is no time to state, and no picture', async () => {
  const { screen } = await openReceipt(
    { faults: [{ call: 'getExchange', kind: 'status', status: 404 }] },
    undefined,
    { exchange: { exchangeId: 'TRP-2026-000024', status: 'Recibido' } },
  );
  await expect.element(screen.getByText('Recibido')).toBeVisible();
  await screen.getByRole('button', { name: 'Compartir' }).click();
  await expect.element(screen.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: forReceiver })).not.toBeInTheDocument();
});

test('a picture that is ready after the page was left is neither shared nor saved', async () => {
  const files = watchDownloads();
  const ready: (() => void)[] = [];
  const read = createImageBitmap;
  vi.spyOn(window, 'createImageBitmap').mockImplementation(async (source: ImageBitmapSource) => {
    const picture = await read(source);
    await new Promise<void>((done) => void ready.push(done));
    return picture;
  });
  const screen = await press(forReceiver);
  await expect.poll(() => ready).toHaveLength(1);
  await screen.getByRole('link', { name: 'Hecho' }).click();
  await expect.element(screen.getByRole('button', { name: forReceiver })).not.toBeInTheDocument();
  ready.pop()?.();
  await drawn();
  expect(files).toEqual([]);
});
