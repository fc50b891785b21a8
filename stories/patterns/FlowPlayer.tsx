import { Button, useMantineColorScheme } from '@mantine/core';
import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { STEP_NEWS, type StepNews } from './steps';
import classes from './FlowPlayer.module.css';

interface FlowPlayerProps {
  readonly story: { readonly id: string; readonly name: string };
  /** The labels of its steps, in order. */
  readonly steps: readonly string[];
  readonly channel: DocsContextProps['channel'];
}

const marks = { waiting: '·', started: '…', done: '✓', failed: '✗' } as const;
const spoken = { waiting: 'por hacer', started: 'en curso', done: 'hecho', failed: 'falló' } as const;

type Progress = Readonly<Record<string, StepNews['state']>>;

/** A flow that the reader starts: the app in a frame as wide as a phone, beside the steps that it takes. */
export function FlowPlayer({ story, steps, channel }: FlowPlayerProps) {
  const { colorScheme } = useMantineColorScheme();
  const [round, setRound] = useState(0);
  const [progress, setProgress] = useState<Progress>({});

  useEffect(() => {
    const hear = (news: StepNews) => {
      if (news.story === story.id) setProgress((was) => ({ ...was, [news.label]: news.state }));
    };
    channel.on(STEP_NEWS, hear);
    return () => channel.off(STEP_NEWS, hear);
  }, [channel, story.id]);

  return (
    <div className={`sb-unstyled ${classes.player}`}>
      <div className={classes.screen}>
        {/* It starts when asked: a flow takes the focus from the page around it. */}
        {round === 0 ? (
          <p>Pulsa «Reproducir» para ver la aplicación aquí.</p>
        ) : (
          <iframe
            key={round}
            title={story.name}
            src={`iframe.html?id=${story.id}&viewMode=story&globals=scheme:${colorScheme};pace:slow`}
          />
        )}
      </div>
      <div className={classes.side}>
        <Button
          onClick={() => {
            setProgress({});
            setRound(round + 1);
          }}
        >
          {round === 0 ? 'Reproducir' : 'Empezar otra vez'}
        </Button>
        <ol className={classes.steps}>
          {steps.map((label) => {
            const state = progress[label] ?? 'waiting';
            return (
              <li key={label} data-state={state}>
                <span role="img" aria-label={spoken[state]}>
                  {marks[state]}
                </span>
                {label}
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}
