import { beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { preloadPage } from '@/app/pages';
import { paths } from '@/lib/paths';
import { session } from '@/session/current';
import { passTimeUntil } from '../support/calls';
import { type as enter, press as click, see } from '../support/hands';
import { lostOnce, MADE, noHistory } from '../support/lostAnswers';
import { callsAnswered } from '../support/openCalls';
import { says, still, visit } from '../support/transcript';

const CONTACT = 'Correo electrónico o teléfono';
const CODE = 'Código de 6 dígitos';
const MARIA = 'maria@turpial.example';

// What is heard must not depend on the pages that an earlier test has opened.
beforeAll(() => Promise.all(Object.values(paths).map(preloadPage)));

/** Compares a transcript with its file. */
async function keep(title: string, file: string, transcript: (title: string) => string): Promise<void> {
  await expect(transcript(title)).toMatchFileSnapshot(`heard/${file}.txt`);
}

test('logging in', async () => {
  const { read, type, press, transcript } = await visit(still('normal'), '/envios');
  await read('Iniciar sesión');
  await type(CONTACT, MARIA);
  await press('button', 'Continuar', () => see('heading', 'Tu contraseña'));
  await read('Tu contraseña');
  await type('Contraseña', 'Equivocada1');
  await press('button', /^Iniciar sesión$/, says('Credenciales inválidas.'));
  await type('Contraseña', 'Turpial2026');
  await press('button', /^Iniciar sesión$/, () => see('heading', 'Tus envíos'));
  await keep('Logging in', 'login', transcript);
});

test('signing up', async () => {
  const { read, type, press, does, transcript, sandbox } = await visit(still('normal'), '/registrate');
  await read('Regístrate');
  await press('button', 'Continuar', says('Correo inválido'));
  await type(CONTACT, 'ana.belen@turpial.example');
  await press('checkbox', /^Acepto los términos/);
  await press('checkbox', /titular de la cuenta en euros/);
  await press('button', 'Continuar', () => see('textbox', CODE));
  await read('Verifica que eres tú');
  await type(CODE, '000001');
  await press('button', 'Confirmar', says('Código de verificación inválido.'));
  sandbox.advance(91_000);
  await press('button', /^Reenviar código$/, says('Código reenviado'));
  await does('types the code', () => enter(CODE, sandbox.inbox().at(-1)?.code ?? ''));
  await press('button', 'Confirmar', () => see('heading', 'Crea tu contraseña'));
  await read('Crea tu contraseña');
  await type('Contraseña nueva', 'Nueva2026');
  await type('Repite la contraseña', 'Nueva2027', says('Las contraseñas no coinciden.'));
  await type('Repite la contraseña', 'Nueva2026');
  await keep('Signing up', 'sign-up', transcript);
});

test('setting a new password', async () => {
  const { read, type, press, does, transcript, sandbox } = await visit(still('normal'), '/olvide');
  await read('Recupera tu contraseña');
  await type(CONTACT, MARIA);
  await press('button', 'Enviar código', () => see('textbox', CODE));
  await read('Código de recuperación');
  await does('types the code', () => enter(CODE, sandbox.inbox().at(-1)?.code ?? ''));
  await press('button', 'Confirmar', () => see('textbox', 'Contraseña nueva'));
  await read('Nueva contraseña');
  await type('Contraseña nueva', 'Nueva2026');
  await type('Repite la contraseña', 'Nueva2026');
  await press('button', 'Guardar contraseña', async () => {
    await says('Contraseña actualizada')();
    await expect.element(page.getByLabelText('Contraseña', { exact: true })).toHaveFocus();
  });
  await keep('Setting a new password', 'password-reset', transcript);
});

test('sending money', async () => {
  const { read, type, press, does, transcript, sandbox } = await visit(still('aprobada'), '/envia1');
  await read('Inicia tu envío');
  // Less than a minute in all, because the receipt shows the time.
  await type('Envías', '5', () =>
    passTimeUntil({ sandbox }, () => expect(document.body.textContent).toContain('Faltan 5,00'), 500),
  );
  await type('Envías', '50');
  await does('the rate changes, and nobody presses anything', () =>
    sandbox.change({ rate: { kind: 'fixed', rate: 620 } }),
  );
  await press('button', 'Actualizar tasa', says('1 € = 620,00'));
  sandbox.change({ rate: { kind: 'fixed', rate: 630 } });
  await press('button', 'Quiero esta tasa', says('1 € = 630,00'));
  await type('Envías', '50');
  await press('button', 'Quiero esta tasa', () => see('radio', /Mamá/));
  await read('Selecciona el beneficiario');
  // The code of the check loads with the first choice, at a moment that differs.
  await click('radio', /Mamá/);
  await says('le enviaste')();
  await press('button', 'Cambiar beneficiario', () => see('radio', /Tío Ramón/));
  await press('radio', /Tío Ramón/, async () => {
    await says('V5234567', 2)();
    await says('le enviaste')();
  });
  await read('Selecciona el beneficiario');
  await press('button', 'Confirmar', () => see('heading', 'Resumen del envío'));
  await read('Resumen del envío');
  await press('button', 'Copiar identificador', says('Copiado'));
  await keep('Sending money', 'send', transcript);
});

test('the history', async () => {
  const { read, type, press, transcript } = await visit(still('aprobada'), '/envios');
  await type(/^Buscar por/, 'tio ramon', says('Se muestran 5'));
  await type(/^Buscar por/, 'TRP-2026-000024', says('Se muestran 1'));
  await read('Tus envíos');
  await type(/^Buscar por/, 'nadie', says('Ningún envío'));
  await press('button', 'Ver todos los envíos', says('TRP-2026-000025'));
  await press('button', 'Actualizar');
  await keep('The history', 'history', transcript);
});

test('personal data', async () => {
  const { read, type, press, does, transcript, sandbox } = await visit(still('aprobada'), '/mis-datos');
  await read('Tus datos personales');
  await type('Calle', '', says('Para guardar falta'));
  await type('Calle', 'Calle de la Prueba');
  sandbox.fault({ call: 'updateProfile', kind: 'status', status: 500, body: {}, times: 1 });
  await press('button', 'Guardar', says('No se pudo guardar', 2));
  await press('button', 'Guardar', says('Datos guardados'));
  const become = (status: 'review' | 'approved') => {
    sandbox.updateUser(MARIA, { status });
    window.dispatchEvent(new Event('visibilitychange'));
  };
  await does('is in review', async () => {
    // The refresh after the save does not know of it.
    await callsAnswered();
    become('review');
    await says('Tu perfil está en revisión')();
    await session.refresh();
    await says('Puedes cerrar esta página')();
  });
  await does('the review ends', async () => {
    become('approved');
    await says('Tu perfil está aprobado')();
  });
  await keep('Personal data', 'profile', transcript);
});

// What a flow above contains is in its file, with each repetition.
describe('is said once:', () => {
  /** How many phrases contain the text. */
  const times = (phrases: readonly string[], text: string) =>
    phrases.filter((phrase) => phrase.includes(text)).length;

  /** Step 2 with a beneficiary, after 50 € at the rate. */
  async function openConfirm() {
    const user = await visit(still('aprobada'), '/envia1');
    await user.type('Envías', '50');
    await user.press('button', 'Quiero esta tasa', () => see('radio', /Mamá/));
    await user.press('radio', /Mamá/, says('le enviaste'));
    return user;
  }

  test('a saved beneficiary', async () => {
    const { press } = await openConfirm();
    await press('button', 'Opciones de Mamá');
    await press('button', 'Editar Mamá', () => see('button', 'Guardar beneficiario'));
    const saved = await press('button', 'Guardar beneficiario', () => see('radio', /Mamá/));
    expect(times(saved, 'Guardado')).toBe(1);
  });

  test('that a rate is about to expire, and that it has expired', async () => {
    const { sandbox, does } = await openConfirm();
    const soon = await does('18 minutes pass', async () => {
      sandbox.advance(18 * 60_000 + 1000);
      await says('Esta tasa caduca en menos de 2 minutos')();
    });
    expect(times(soon, 'Esta tasa caduca en menos de 2 minutos')).toBe(1);
    const later = await does('another minute passes', () => sandbox.advance(60_000));
    expect(later).toEqual([]);
    const expired = await does('another minute passes', async () => {
      sandbox.advance(60_000);
      await see('heading', 'Inicia tu envío');
    });
    expect(times(expired, 'La tasa que aceptaste ha caducado')).toBe(1);
    expect(times(expired, 'Inicia tu envío')).toBe(1);
  });

  test('that an answer was lost, and that its exchange was found', async () => {
    const { sandbox, does, press } = await openConfirm();
    sandbox.change({ faults: [noHistory, lostOnce] });
    const lost = await press('button', 'Confirmar', says('Todavía no sabemos si tu envío se hizo'));
    expect(times(lost, 'Todavía no sabemos si tu envío se hizo')).toBe(1);
    sandbox.change({ faults: [] });
    const found = await does('the server answers again', () =>
      passTimeUntil({ sandbox }, () => expect(document.body.textContent).toContain(MADE)),
    );
    expect(times(found, MADE)).toBe(1);
  });
});
