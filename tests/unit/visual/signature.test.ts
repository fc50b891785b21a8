import { expect, test } from 'vitest';
import { differentTiles, signatureOf } from '../../../scripts/visual/signature.mjs';

type Colour = readonly [red: number, green: number, blue: number];
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: Colour;
}

const INK: Colour = [16, 24, 40];
const button: Box = { x: 40, y: 40, width: 70, height: 44, colour: [43, 94, 196] };

/** A white picture with boxes on it. */
function picture(boxes: readonly Box[], width = 160, height = 128) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const { x, y, colour, ...size } of boxes) {
    for (let row = y; row < y + size.height; row += 1) {
      for (let column = x; column < x + size.width; column += 1) {
        data.set(colour, (row * width + column) * 4);
      }
    }
  }
  return signatureOf({ width, height, data });
}

const before = picture([button]);

test('a picture has no difference from itself', () => {
  expect(differentTiles(before, picture([button]))).toEqual([]);
});

test('an edge that is drawn with a slightly other grey is no difference', () => {
  const edge = (colour: Colour): Box => ({ x: 39, y: 40, width: 1, height: 16, colour });
  expect(
    differentTiles(picture([button, edge([200, 200, 200])]), picture([button, edge([190, 190, 190])])),
  ).toEqual([]);
});

test.each<[what: string, boxes: readonly Box[], tile: { x: number; y: number }]>([
  ['lost', [], { x: 32, y: 32 }],
  ['4 px lower', [{ ...button, y: 44 }], { x: 32, y: 32 }],
  ['4 px wider', [{ ...button, width: 74 }], { x: 96, y: 32 }],
  ['of a colour as light as its own', [{ ...button, colour: [154, 46, 155] }], { x: 32, y: 32 }],
  ['with a stroke of 2 px', [button, { x: 50, y: 50, width: 2, height: 10, colour: INK }], { x: 32, y: 32 }],
])('a button that is %s is found where it is', (_what, boxes, tile) => {
  expect(differentTiles(before, picture(boxes))).toContainEqual(tile);
});

test('a line of 1 px between two light greys is found', () => {
  const line: Box = { x: 0, y: 100, width: 160, height: 1, colour: [220, 220, 220] };
  expect(differentTiles(before, picture([button, line]))).toContainEqual({ x: 64, y: 96 });
});

test('pictures of different sizes have no tiles in common', () => {
  expect(differentTiles(before, picture([button], 160, 132))).toBeUndefined();
});
