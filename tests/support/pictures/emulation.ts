import { cdp } from 'vitest/browser';

interface Page {
  send(
    method: 'Emulation.setDeviceMetricsOverride',
    params: { width: number; height: number; deviceScaleFactor: number; mobile: boolean },
  ): Promise<unknown>;
  send(
    method: 'Page.captureScreenshot',
    params: {
      format: 'png';
      optimizeForSpeed: boolean;
      clip: { x: number; y: number; width: number; height: number; scale: number };
    },
  ): Promise<{ readonly data: string }>;
}

const browserPage = () => cdp() as unknown as Page;

/** Sets the size of the page around the frame of the stories. In a smaller one the frame would be scaled down. */
export async function setOuterSize(width: number, height: number): Promise<void> {
  await browserPage().send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 1,
    mobile: false,
  });
}

/** A PNG of the upper part of the story's frame, as base64. */
export async function capture(height: number): Promise<string> {
  const { x, y, width } = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const { data } = await browserPage().send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x, y, width, height, scale: 1 },
  });
  return data;
}
