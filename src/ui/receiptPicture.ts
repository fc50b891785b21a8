import { clock } from '@/lib/clock';
import { config } from '@/lib/config';
import { KnownError } from '@/lib/knownError';
import { badgeColours } from '@/theme/badgeColours';
import { lightColors as colors } from '@/theme/semantic';
import { BIRD_BODY, BIRD_HOOD } from './bird';

/** A label and its value, as the picture shows them. */
export interface PictureRow {
  readonly label: string;
  readonly value: string;
}

/**
 * Everything that a picture of a receipt shows. The drawing gets nothing else, so what has no field here cannot be in
 * a picture (product 2.25).
 */
export interface PictureContent {
  readonly reference: string;
  readonly date: string;
  readonly status: string;
  /** As the server wrote it; null, or anything but a plain hex colour, leaves the badge neutral. */
  readonly statusColour: string | null;
  /** When the status was read, and what the picture does not prove. */
  readonly notice: string;
  /** Only for the sender. */
  readonly sent: PictureRow | undefined;
  readonly received: PictureRow | undefined;
  /** False when nothing arrived: then the bolivars do not stand out. */
  readonly isSent: boolean;
  /** Only for the sender: with the bolivars it tells the euros. */
  readonly rate: string | undefined;
  readonly rows: readonly PictureRow[];
  /** The day of the picture. */
  readonly day: string;
}

/** The width of the layout: twice that of a phone. */
const WIDTH = 720;
/** The width of the picture, in px. A wider one is too large for a bad network. */
const PIXELS = 560;
/** In bytes. A longer picture is a JPEG. */
const MOST_BYTES = 120_000;
const JPEG_QUALITY = 0.8;
const MARGIN = 48;
const INNER = WIDTH - 2 * MARGIN;
/** A text of the server may have thousands of characters. */
const MOST_LINES = 4;

/** Sizes and weights of the theme's type scale, at twice their size. */
const fonts = {
  small: '400 26px',
  body: '400 30px',
  strong: '600 30px',
  title: '700 34px',
  amount: '700 60px',
} as const;
type Font = keyof typeof fonts;

/** The font of the page, which the theme sets. */
const pageFont = () => getComputedStyle(document.body).fontFamily;
const heightOf = (font: Font) => Math.round(Number.parseInt(fonts[font].slice(4), 10) * 1.4);

interface Style {
  readonly font: Font;
  readonly colour: string;
  readonly align?: 'left' | 'center' | 'right';
}

/** Cuts a word that is wider than a line. */
function pieces(context: CanvasRenderingContext2D, word: string, width: number): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && context.measureText(part + character).width > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

/** The lines of a text; the last one ends with an ellipsis if the text is longer. */
function linesOf(context: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n]+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (context.measureText(longer).width <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = pieces(context, word, width);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
    if (lines.length > MOST_LINES) break;
  }
  lines.push(line);
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]?.replace(/.$/su, '') ?? ''}…`];
}

/**
 * Lays a picture out from top to bottom. What is drawn is collected first, because the height of a canvas has to be
 * known before anything is drawn on it.
 */
function layOut(context: CanvasRenderingContext2D, content: PictureContent) {
  const family = pageFont();
  const tasks: (() => void)[] = [];
  let y = 0;

  const setStyle = ({ font, colour, align = 'left' }: Style) => {
    context.font = `${fonts[font]} ${family}`;
    context.fillStyle = colour;
    context.textAlign = align;
    context.textBaseline = 'middle';
  };

  /** Adds a text below what is there, or beside it from `top` on; returns its bottom. */
  function text(value: string, style: Style, box = { left: MARGIN, width: INNER }, top = y): number {
    setStyle(style);
    const height = heightOf(style.font);
    const { align = 'left' } = style;
    const x = box.left + { left: 0, center: box.width / 2, right: box.width }[align];
    const lines = linesOf(context, value, box.width);
    lines.forEach((line, index) => {
      tasks.push(() => {
        setStyle(style);
        context.fillText(line, x, top + (index + 0.5) * height);
      });
    });
    y = Math.max(y, top + lines.length * height);
    return top + lines.length * height;
  }

  const fill = (colour: string, path: Path2D) =>
    tasks.push(() => {
      context.fillStyle = colour;
      context.fill(path, 'evenodd');
    });

  function panel(colour: string, top: number, height: number, radius: number, left = MARGIN, width = INNER) {
    const path = new Path2D();
    path.roundRect(left, top, width, height, radius);
    fill(colour, path);
  }

  function header(): void {
    const height = 104;
    panel(colors.deep, 0, height, 0, 0, WIDTH);
    const place = new DOMMatrix([1.75, 0, 0, 1.75, MARGIN, 24]);
    const shape = (source: string) => {
      const path = new Path2D();
      path.addPath(new Path2D(source), place);
      return path;
    };
    fill(colors.accent, shape(BIRD_BODY));
    fill(colors.onDeep, shape(BIRD_HOOD));
    const left = MARGIN + 72;
    text(config.brandName, { font: 'title', colour: colors.onDeep }, { left, width: INNER - 72 }, 28);
    y = height + 40;
  }

  function badge(): void {
    const { background, text: colour } = badgeColours(content.statusColour) ?? {
      background: colors.sunken,
      text: colors.text,
    };
    const padding = 28;
    const most = INNER - 2 * padding;
    setStyle({ font: 'strong', colour });
    const lines = linesOf(context, content.status, most);
    const width = Math.max(...lines.map((line) => context.measureText(line).width)) + 2 * padding;
    const height = lines.length * heightOf('strong') + 20;
    panel(background, y, height, 34, (WIDTH - width) / 2, width);
    text(
      content.status,
      { font: 'strong', colour, align: 'center' },
      { left: MARGIN + padding, width: most },
      y + 10,
    );
    y += 10;
  }

  function amounts(): void {
    const { sent, received, rate } = content;
    if (!sent && !received && rate === undefined) return;
    const box = { left: MARGIN + 32, width: INNER - 64 };
    const top = y;
    const before = tasks.length;
    y += 24;
    if (sent) {
      text(sent.label, { font: 'small', colour: colors.textSoft }, box);
      text(sent.value, { font: 'title', colour: colors.text }, box);
      y += 12;
    }
    if (received) {
      text(received.label, { font: 'small', colour: colors.textSoft }, box);
      const style: Style = content.isSent
        ? { font: 'amount', colour: colors.success }
        : { font: 'title', colour: colors.textSoft };
      text(received.value, style, box);
    }
    if (rate !== undefined) text(`Tasa: ${rate}`, { font: 'small', colour: colors.textSoft }, box);
    y += 24;
    const drawn = tasks.splice(before);
    panel(colors.sunken, top, y - top, 24);
    tasks.push(...drawn);
    y += 24;
  }

  function details(rows: readonly PictureRow[]): void {
    const third = Math.round(INNER * 0.36);
    for (const { label, value } of rows) {
      const top = y;
      text(label, { font: 'body', colour: colors.textSoft }, { left: MARGIN, width: third }, top);
      const beside = { left: MARGIN + third + 24, width: INNER - third - 24 };
      text(value, { font: 'strong', colour: colors.text, align: 'right' }, beside, top);
      panel(colors.line, y + 12, 2, 0);
      y += 26;
    }
  }

  header();
  badge();
  y += 16;
  text(content.notice, { font: 'body', colour: colors.text, align: 'center' });
  y += 28;
  text(content.reference, { font: 'title', colour: colors.text, align: 'center' });
  text(content.date, { font: 'small', colour: colors.textSoft, align: 'center' });
  y += 24;
  amounts();
  details(content.rows);
  y += 16;
  const footer = `${config.brandName} · ${config.operator.name} · Imagen del ${content.day}`;
  text(footer, { font: 'small', colour: colors.textSoft, align: 'center' });
  return { tasks, height: y + 40 };
}

/** Loads the theme's font; without it, the picture has the fallback font. */
async function loadFont(): Promise<void> {
  const family = pageFont();
  const weights = Object.values(fonts).map((font) => document.fonts.load(`${font} ${family}`));
  await Promise.allSettled(weights);
}

/** A protecting browser may never answer. */
const PATIENCE_MS = 5000;
const encode = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Blob | null>((resolve) => {
    clock.after(PATIENCE_MS, () => resolve(null));
    canvas.toBlob(resolve, type, quality);
  });

/** The browser gives something else than what was drawn, to protect its user from being recognised. */
const PROTECTED = 'Tu navegador no deja crear imágenes en esta página. Haz una captura de pantalla.';

/** A protecting browser that changes a colour by less gives a picture that can be read. */
const MOST_NOISE = 16;

/** Reads a known point at the left edge back. */
function hasColour(context: CanvasRenderingContext2D, y: number, colour: string): boolean {
  const { data } = context.getImageData(1, y, 1, 1);
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return wanted.every((part, index) => Math.abs((data[index] ?? Infinity) - part) <= MOST_NOISE);
}

/** Whether a picture shows what was drawn. Draws it on the canvas, which a new size empties. */
async function isWhole(picture: Blob, context: CanvasRenderingContext2D): Promise<boolean> {
  const read = await createImageBitmap(picture);
  context.canvas.width = PIXELS;
  context.drawImage(read, 0, 0);
  return hasColour(context, 1, colors.deep) && hasColour(context, context.canvas.height - 2, colors.surface);
}

/**
 * A picture of a receipt on light paper, in either colour scheme (product 2.25).
 * @throws KnownError when the browser protects its canvas, Error when it cannot draw the picture.
 */
export async function drawPicture(content: PictureContent): Promise<Blob> {
  await loadFont();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('no canvas');
  const { tasks, height } = layOut(context, content);
  const scale = PIXELS / WIDTH;
  // Setting a size resets the context.
  canvas.width = PIXELS;
  canvas.height = Math.ceil(height * scale);
  context.scale(scale, scale);
  context.fillStyle = colors.surface;
  context.fillRect(0, 0, WIDTH, height + 1);
  for (const task of tasks) task();
  let picture = await encode(canvas, 'image/png');
  if (picture && picture.size > MOST_BYTES) picture = await encode(canvas, 'image/jpeg', JPEG_QUALITY);
  if (!picture || !(await isWhole(picture, context))) throw new KnownError(PROTECTED);
  return picture;
}
