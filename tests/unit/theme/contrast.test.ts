import { contrast } from '@stories/foundations/contrast';
import { describe, expect, test } from 'vitest';
import { darkColors, lightColors, outlinePairs, textPairs, type SemanticColors } from '@/theme/semantic';

const schemes: [string, SemanticColors][] = [
  ['light', lightColors],
  ['dark', darkColors],
];

describe.each(schemes)('the %s scheme', (_name, colors) => {
  test.each(textPairs)('has %s on %s at 4.5:1 or more', (front, back) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(outlinePairs)('has graphics of %s on %s at 3:1 or more', (front, back) => {
    expect(contrast(colors[front], colors[back])).toBeGreaterThanOrEqual(3);
  });
});
