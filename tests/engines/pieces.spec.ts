import { expect } from '@playwright/test';
import { test } from './fixtures';
import { quote, signIn } from './steps';

const MESSAGE = 'Pago móvil Banesco, titular: Rosa Elena Pérez, V-8.223.417, 0414-0001122';

/** Runs in the page: collects the pictures that the page saves. A dialog of the system would end the journey. */
function watchPictures(): void {
  Object.defineProperty(navigator, 'canShare', { value: () => false, configurable: true });
  HTMLAnchorElement.prototype.click = () => undefined;
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file: File) => {
    void createImageBitmap(file).then(({ width }) => {
      document.body.dataset.picture = `${file.name.replace(/\d/g, '0')}, ${width} px wide`;
    });
    return create(file);
  };
}

/** Runs in the page. */
const picture = () => document.body.dataset.picture;

/** Runs in the page: the message of the first link of 'Algo no va bien'. */
function helpMessage(): string {
  const link = document.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/"][href*="Problema"]');
  return (link && new URL(link.href).searchParams.get('text')) ?? '';
}

test('fills a beneficiary from a message, follows the exchange and sends again @nightly', async ({
  driver,
}) => {
  await signIn(driver);
  await quote(driver, '50');
  await driver.press('tab', 'Nuevo');
  await driver.press('button', 'Pegar datos');
  await driver.type('Mensaje con los datos', MESSAGE);
  await driver.press('button', 'Rellenar los campos');
  await driver.seeText('No falta nada. Revisa los datos antes de guardar.');
  await driver.press('button', 'Guardar beneficiario');
  await driver.seeText('V8223417');
  await driver.seeText('Envía solo a quien conoces.');
  await driver.press('button', 'Confirmar');

  await driver.see('heading', 'Resumen del envío');
  await driver.seeText(/Tu envío de 50,00\s€ a .+ está hecho/);
  await driver.run(watchPictures);
  await driver.press('button', 'Compartir');
  await driver.press('button', 'Imagen para mí');
  await expect.poll(() => driver.run(picture)).toBe('envio-TRP-0000-000000.png, 560 px wide');
  await driver.press('button', 'Algo no va bien');
  await driver.see('link', /^No ha llegado el dinero/);
  // The name is in the message as soon as the profile is read.
  await expect
    .poll(() => driver.run(helpMessage))
    .toMatch(/^Hola, soy María.*\nProblema: No ha llegado el dinero\.\nEnvío: TRP-.*\nBeneficiario: Rosa/);

  await driver.open('/envios');
  await driver.type(/^Buscar/, 'tio ramon');
  await driver.seeText('Se muestran 5');
  await driver.press('button', 'Más opciones');
  await driver.press('link', 'Justificante');
  await driver.see('heading', 'Totales por mes y año');
  await driver.seeText('01340000870000000002');

  await driver.open('/envia1');
  await driver.press('button', /^Tío Ramón/);
  expect(await driver.value('Envías')).toBe('150,00');
  await driver.press('button', 'Quiero esta tasa');
  await driver.seeText(/Ya enviaste 150,00\s€ a Tío Ramón/);
});
