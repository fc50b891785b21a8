import { useEffect, useMemo, useRef, useState } from 'react';
import { hrefOf, screensOf, type IndexedStory } from './storyIndex';
import { takeTurn } from './turns';
import { useIndex } from './useIndex';
import classes from './Overview.module.css';

const devices = {
  phone: { label: 'Teléfono', width: 360, height: 640, scale: 0.5 },
  desktop: { label: 'Escritorio', width: 1280, height: 800, scale: 0.25 },
} as const;
const schemes = { light: 'Claro', dark: 'Oscuro' } as const;

type Device = keyof typeof devices;
type Scheme = keyof typeof schemes;

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly labels: Readonly<Record<T, string>>;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ legend, labels, value, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className={classes.choice}>
      <legend>{legend}</legend>
      {(Object.keys(labels) as T[]).map((key) => (
        <label key={key}>
          <input type="radio" checked={key === value} onChange={() => onChange(key)} /> {labels[key]}
        </label>
      ))}
    </fieldset>
  );
}

interface ThumbnailProps {
  readonly story: IndexedStory;
  readonly device: Device;
  readonly scheme: Scheme;
}

/** A small live preview of a story; it loads when it is in view and its turn has come. */
function Thumbnail({ story, device, scheme }: ThumbnailProps) {
  const { width, height, scale } = devices[device];
  const frame = useRef<HTMLSpanElement>(null);
  const done = useRef<() => void>(undefined);
  const [drawn, setDrawn] = useState(false);

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      done.current = takeTurn(() => setDrawn(true));
    });
    observer.observe(frame.current);
    return () => {
      observer.disconnect();
      done.current?.();
    };
  }, []);

  return (
    <span ref={frame} className={classes.thumbnail} style={{ width: width * scale, height: height * scale }}>
      {drawn && (
        <iframe
          // A preview must not take the focus from this page.
          inert
          title={story.name}
          src={`iframe.html?id=${story.id}&viewMode=story&globals=scheme:${scheme};clock:frozen`}
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={() => done.current?.()}
        />
      )}
    </span>
  );
}

/** All screens as thumbnails that link to their stories, with their other states below. */
export function Overview() {
  const { entries, failed } = useIndex();
  const screens = useMemo(() => screensOf(entries), [entries]);
  const [device, setDevice] = useState<Device>('phone');
  const [scheme, setScheme] = useState<Scheme>('light');

  if (failed) return <p>No se pudo leer el índice de historias.</p>;
  return (
    <>
      <div className={classes.choices}>
        <Choice
          legend="Tamaño"
          labels={{ phone: devices.phone.label, desktop: devices.desktop.label }}
          value={device}
          onChange={setDevice}
        />
        <Choice legend="Modo" labels={schemes} value={scheme} onChange={setScheme} />
      </div>
      {[...new Set(screens.map(({ chapter }) => chapter))].map((chapter) => (
        <section key={chapter}>
          <h2>{chapter}</h2>
          <ul className={classes.screens}>
            {screens
              .filter((screen) => screen.chapter === chapter)
              .map(({ name, states: [first, ...others] }) => (
                <li key={name} style={{ width: devices[device].width * devices[device].scale }}>
                  <a className={classes.screen} href={hrefOf(first)} target="_top">
                    <Thumbnail story={first} device={device} scheme={scheme} />
                    {name}
                  </a>
                  {others.length > 0 && (
                    <details className={classes.others}>
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
      ))}
    </>
  );
}
