import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { PrivacyPolicyPage } from '@/features/site/PrivacyPolicyPage';
import { config } from '@/lib/config';

/** The policy of a site whose flags have this address. */
function policyFor(flagImages: string): string {
  const { flagImages: before } = config;
  Object.assign(config, { flagImages });
  onTestFinished(() => void Object.assign(config, { flagImages: before }));
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(PrivacyPolicyPage)));
}

test('the privacy policy names an external service of images only if flags come from one', () => {
  expect(policyFor(config.flagImages)).not.toContain('extern');
  expect(policyFor('/flags/{code}.svg')).not.toContain('extern');
  expect(policyFor('https://flags.turpial.example/{code}.png')).toContain('un servicio externo');
});
