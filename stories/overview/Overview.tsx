import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useMemo, useState } from 'react';
import { hrefOf, screensOf, useIndex } from './storyIndex';
import classes from './Overview.module.css';

const devices = {
  phone: { label: 'Teléfono', width: 360, height: 640, scale: 0.5 },
  desktop: { label: 'Escritorio', width: 1280, height: 800, scale: 0.25 },
} as const;

/** Number of thumbnails that load at once. Each is a whole page, and the browser refuses to load forty together. */
const AT_ONCE = 3;

interface ThumbnailsProps {
  readonly device: keyof typeof devices;
  readonly scheme: string;
}

/** All screens as live thumbnails that link to their stories, with their other states below. */
function Thumbnails({ device, scheme }: ThumbnailsProps) {
  const entries = useIndex();
  const screens = useMemo(() => screensOf(entries), [entries]);
  const [loaded, setLoaded] = useState(0);
  const { width, height, scale } = devices[device];

  return [...new Set(screens.map(({ chapter }) => chapter))].map((chapter) => (
    <section key={chapter}>
      <h2>{chapter}</h2>
      <ul className={classes.screens}>
        {screens.map(({ name, states: [first, ...others], ...screen }, place) =>
          screen.chapter === chapter ? (
            <li key={name} style={{ width: width * scale }}>
              <a href={hrefOf(first)} target="_top">
                <span className={classes.thumbnail} style={{ width: width * scale, height: height * scale }}>
                  {place < loaded + AT_ONCE && (
                    <iframe
                      // A preview must not take the focus from this page.
                      inert
                      title={first.name}
                      src={`iframe.html?id=${first.id}&viewMode=story&globals=scheme:${scheme};clock:frozen`}
                      style={{ width, height, transform: `scale(${scale})` }}
                      onLoad={() => setLoaded((count) => count + 1)}
                    />
                  )}
                </span>
                {name}
              </a>
              {others.length > 0 && (
                <details>
                  <summary>Otros estados: {others.length}</summary>
                  <ul>
                    {others.map((story) => (
                      <li key={story.id}>
                        <a href={hrefOf(story)} target="_top">
                          {story.name}
                        </a>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ) : null,
        )}
      </ul>
    </section>
  ));
}

/** The screens at the chosen width, in the scheme of the toolbar. */
export function Overview() {
  const [device, setDevice] = useState<keyof typeof devices>('phone');
  const { colorScheme } = useMantineColorScheme();
  return (
    <>
      <SegmentedControl
        aria-label="Tamaño"
        data={(['phone', 'desktop'] as const).map((value) => ({ value, label: devices[value].label }))}
        value={device}
        onChange={setDevice}
      />
      <Thumbnails key={`${device} ${colorScheme}`} device={device} scheme={colorScheme} />
    </>
  );
}
