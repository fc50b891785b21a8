import { failureOf, connectTransport } from '@tests/support/transport';
import { describe, expect, test, vi } from 'vitest';
import { call } from '@/api/http';

const transport = connectTransport();

describe('the CSRF token', () => {
  const save = () => call('saveBeneficiary', { body: { paymentMethodId: 1, paymentDetails: {} } });
  const sent = () => transport.lastHeaders()['x-csrf-token'];

  test('is the decoded value of its cookie', async () => {
    await transport.signIn();
    expect(transport.cookies().get('csrf-token')).toMatch(/^csrf%2B\w+%2F%3D%3D$/);
    expect(sent()).toMatch(/^csrf\+\w+\/==$/);
  });

  test.each(['100%', 'a%E2%82%ACb'])(
    'is the cookie %s itself if its decoded form does not fit a header',
    async (token) => {
      transport.cookies().set('csrf-token', token);
      vi.stubGlobal('document', { cookie: `csrf-token=${token}` });
      await failureOf(save());
      expect(sent()).toBe(token);
    },
  );

  test('comes from the body while the cookie is unreadable, and from the cookie later', async () => {
    const sameOrigin = document;
    vi.stubGlobal('document', { cookie: 'theme=dark' });
    await transport.signIn();
    await failureOf(save());
    expect(transport.called()).toEqual(['csrf', 'login', 'saveBeneficiary']);
    expect(sent()).toMatch(/^csrf\+/);
    vi.stubGlobal('document', sameOrigin);
    transport.cookies().set('csrf-token', 'another');
    await failureOf(save());
    expect(sent()).toBe('another');
  });

  const refusals = [
    { error: 'CSRF token mismatch' },
    { error: 'No', code: 'csrf_expired' },
    { data: { msg: 'Csrf!' } },
  ];
  test.each(refusals)('is renewed once if the server refuses it: %j', async (body) => {
    await transport.signIn();
    transport.sandbox().fault({ call: 'saveBeneficiary', kind: 'status', status: 403, body, times: 1 });
    const { status } = await failureOf(save());
    expect(status).toBe(422);
    expect(transport.called().slice(2)).toEqual(['saveBeneficiary', 'csrf', 'saveBeneficiary']);
    transport.sandbox().fault({ call: 'saveBeneficiary', kind: 'status', status: 403, body });
    expect((await failureOf(save())).status).toBe(403);
    expect(transport.called().slice(5)).toEqual(['saveBeneficiary', 'csrf', 'saveBeneficiary']);
  });

  test('is not renewed for any other 403, nor for a read', async () => {
    await transport.signIn();
    transport.sandbox().fault({
      call: 'saveBeneficiary',
      kind: 'status',
      status: 403,
      body: { error: 'Cuenta en pausa.' },
    });
    await failureOf(save());
    transport
      .sandbox()
      .fault({ call: 'listExchanges', kind: 'status', status: 403, body: { error: 'CSRF' } });
    await failureOf(call('listExchanges', {}));
    expect(transport.called().slice(2)).toEqual(['saveBeneficiary', 'listExchanges']);
  });

  test('is renewed and the session refreshed if both are too old', async () => {
    await transport.signIn();
    transport.sandbox().advance(901_000);
    transport
      .sandbox()
      .fault({ call: 'refreshSession', kind: 'status', status: 403, body: { error: 'CSRF' }, times: 1 });
    expect((await failureOf(save())).status).toBe(422);
    expect(transport.called().slice(2)).toEqual([
      'saveBeneficiary',
      'refreshSession',
      'csrf',
      'refreshSession',
      'saveBeneficiary',
    ]);
  });
});
