import '@mantine/core/styles/Tooltip.layer.css';
import { getDefaultZIndex, Tooltip } from '@mantine/core';
import { useEffect, useState } from 'react';
import { watchArrivals, type Arrival } from './tooltipTiming';
import classes from './TooltipLayer.module.css';

interface TooltipLayerProps {
  /** The event that loaded this code. */
  readonly first: Event;
  /** The event's instant on the app's clock. */
  readonly at: number;
}

const noEvents = { hover: false, focus: false, touch: false };

/** The one tooltip: shows the name of the current button. Screen readers get the name from the button itself. */
export function TooltipLayer({ first, at }: TooltipLayerProps) {
  const [opened, setOpened] = useState(false);
  // A tooltip that fades out keeps its text and position.
  const [last, setLast] = useState<Arrival>();

  useEffect(
    () =>
      watchArrivals(first, at, (shown) => {
        setOpened(shown !== undefined);
        if (shown) setLast(shown);
      }),
    [first, at],
  );

  return (
    last && (
      <Tooltip
        target={last.button}
        label={last.name}
        opened={opened}
        events={noEvents}
        multiline
        floatingStrategy="fixed"
        zIndex={getDefaultZIndex('max')}
        className={classes.tooltip}
        // A press on the tooltip must not move the focus.
        onMouseDown={(event) => event.preventDefault()}
        aria-hidden
      />
    )
  );
}
