/** The main account of the sandbox's seeds; all accounts have this password. */
export const account = { login: 'maria@turpial.example', password: 'Turpial2026' };

/**
 * Signs in through both steps of /iniciar, which must be open.
 *
 * @param {import('playwright').Page} page
 */
export async function signIn(page, { login, password } = account) {
  await page.getByRole('textbox', { name: 'Correo electrónico o teléfono' }).fill(login);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
}
