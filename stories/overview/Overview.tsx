import { Button, useMantineColorScheme } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { hrefOf, screensOf, useIndex, type IndexedStory } from './storyIndex';
import classes from './Overview.module.css';

const devices = {
  phone: { width: 360, height: 640, scale: 0.5 },
  desktop: { width: 1280, height: 800, scale: 0.25 },
} as const;

/** Number of thumbnails that load at once. Each is a whole page, and the browser refuses to load forty together. */
const AT_ONCE = 3;

interface ThumbnailProps {
  readonly story: IndexedStory;
  readonly device: keyof typeof devices;
  readonly scheme: string;
  /** True when its turn to load has come. */
  readonly drawn: boolean;
  readonly onSeen: (id: string) => void;
  readonly onLoad: () => void;
}

/** A small live preview of a story. */
function Thumbnail({ story, device, scheme, drawn, onSeen, onLoad }: ThumbnailProps) {
  const { width, height, scale } = devices[device];
  const { ref, inViewport } = useInViewport<HTMLSpanElement>();
  useEffect(() => {
    if (inViewport) onSeen(story.id);
  }, [inViewport, onSeen, story.id]);
  return (
    <span ref={ref} className={classes.thumbnail} style={{ width: width * scale, height: height * scale }}>
      {drawn && (
        <iframe
          // A preview must not take the focus from this page.
          inert
          title={story.name}
          src={`iframe.html?id=${story.id}&viewMode=story&globals=scheme:${scheme};clock:frozen`}
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={onLoad}
        />
      )}
    </span>
  );
}

type ThumbnailsProps = Pick<ThumbnailProps, 'device' | 'scheme'>;

/** All screens as thumbnails that link to their stories, with their other states below. */
function Thumbnails({ device, scheme }: ThumbnailsProps) {
  const entries = useIndex();
  const screens = useMemo(() => screensOf(entries), [entries]);
  const [loaded, setLoaded] = useState(0);
  /** The thumbnails in the order in which they came into view. */
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const turns = [...seen].slice(0, loaded + AT_ONCE);
  const chapters = [...new Set(screens.map(({ chapter }) => chapter))];

  return chapters.map((chapter) => (
    <section key={chapter}>
      <h2>{chapter}</h2>
      <ul className={classes.screens}>
        {screens
          .filter((screen) => screen.chapter === chapter)
          .map(({ name, states: [first, ...others] }) => (
            <li key={name} style={{ width: devices[device].width * devices[device].scale }}>
              <a href={hrefOf(first)} target="_top">
                <Thumbnail
                  story={first}
                  device={device}
                  scheme={scheme}
                  drawn={turns.includes(first.id)}
                  onSeen={(id) => setSeen((before) => (before.has(id) ? before : new Set([...before, id])))}
                  onLoad={() => setLoaded((count) => count + 1)}
                />
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
          ))}
      </ul>
    </section>
  ));
}

/** The screens at the chosen width, in the scheme of the toolbar. */
export function Overview() {
  const [device, setDevice] = useState<keyof typeof devices>('phone');
  const { colorScheme } = useMantineColorScheme();
  const isPhone = device === 'phone';
  return (
    <>
      <Button variant="default" onClick={() => setDevice(isPhone ? 'desktop' : 'phone')}>
        {isPhone ? 'Ver en escritorio' : 'Ver en teléfono'}
      </Button>
      <Thumbnails key={`${device} ${colorScheme}`} device={device} scheme={colorScheme} />
    </>
  );
}
