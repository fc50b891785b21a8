import { expect, test } from 'vitest';
import { addLaunchPictures } from '@/app/launchPictures';

/** The head of index.html, as far as the pictures need it. */
function pageHead(): HTMLHeadElement {
  const page = document.implementation.createHTMLDocument();
  for (const [content, media] of [
    ['#faf8f4', '(prefers-color-scheme: light)'],
    ['#0e1829', '(prefers-color-scheme: dark)'],
  ] as const) {
    const meta = page.createElement('meta');
    Object.assign(meta, { name: 'theme-color', content, media });
    page.head.append(meta);
  }
  const icon = page.createElement('link');
  Object.assign(icon, { rel: 'icon', href: new URL('/icon-180.png', location.href).href });
  page.head.append(icon);
  return page.head;
}

async function pixelsOf(link: HTMLLinkElement) {
  const image = new Image();
  image.src = link.href;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(image, 0, 0);
  const at = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data.slice(0, 3) ?? [])];
  return {
    size: [canvas.width, canvas.height],
    corner: at(0, 0),
    middle: at(canvas.width / 2, canvas.height / 2),
  };
}

test('iOS gets a picture of its screen for each scheme and orientation', async () => {
  const head = pageHead();
  await addLaunchPictures(head);
  const links = [...head.querySelectorAll<HTMLLinkElement>('link[rel="apple-touch-startup-image"]')];
  expect(links.map(({ media }) => media)).toEqual([
    '(prefers-color-scheme: light) and (orientation: portrait)',
    '(prefers-color-scheme: light) and (orientation: landscape)',
    '(prefers-color-scheme: dark) and (orientation: portrait)',
    '(prefers-color-scheme: dark) and (orientation: landscape)',
  ]);
  const [width, height] = [screen.width, screen.height].map((side) => side * devicePixelRatio);
  const short = Math.min(width ?? 0, height ?? 0);
  const long = Math.max(width ?? 0, height ?? 0);
  const pictures = await Promise.all(links.map(pixelsOf));
  expect(pictures.map(({ size }) => size)).toEqual([
    [short, long],
    [long, short],
    [short, long],
    [long, short],
  ]);
  expect(pictures.map(({ corner }) => corner)).toEqual([
    [250, 248, 244],
    [250, 248, 244],
    [14, 24, 41],
    [14, 24, 41],
  ]);
  for (const { middle, corner } of pictures) expect(middle).not.toEqual(corner);
});
