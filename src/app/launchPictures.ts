/** Width of the icon in CSS pixels. */
const ICON = 128;

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image(ICON, ICON);
  image.src = address;
  await image.decode();
  return image;
}

/** The icon in the middle of a background, as a data URL; `size` in CSS pixels. */
function drawn(
  icon: HTMLImageElement,
  background: string,
  [width, height]: readonly [number, number],
): string {
  const canvas = document.createElement('canvas');
  canvas.width = width * devicePixelRatio;
  canvas.height = height * devicePixelRatio;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.scale(devicePixelRatio, devicePixelRatio);
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  context.drawImage(icon, (width - ICON) / 2, (height - ICON) / 2, ICON, ICON);
  return canvas.toDataURL('image/png');
}

/**
 * Adds the pictures that iOS shows while the installed app starts, one for each scheme and orientation. Other systems
 * draw them from the manifest. iOS takes only pictures of exactly the size of its screen, so files would have to know
 * every model.
 */
export async function addLaunchPictures(head: HTMLHeadElement): Promise<void> {
  const icon = head.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon) return;
  const image = await loaded(icon.href);
  const short = Math.min(screen.width, screen.height);
  const long = Math.max(screen.width, screen.height);
  for (const { content, media } of head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    for (const [orientation, size] of [
      ['portrait', [short, long]],
      ['landscape', [long, short]],
    ] as const) {
      const link = document.createElement('link');
      link.rel = 'apple-touch-startup-image';
      link.media = `${media} and (orientation: ${orientation})`;
      link.href = drawn(image, content, size);
      head.append(link);
    }
  }
}
