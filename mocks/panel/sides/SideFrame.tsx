import { NativeSelect } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { partitionName } from '@mocks/host/partition';
import { SCENARIO_PARAM } from '@mocks/scenarios/link';
import { isScenarioName, presets, scenarioNames } from '@mocks/scenarios/presets/table';
import { config } from '@/lib/config';
import { widths, type Side } from './address';
import classes from './SidesPage.module.css';

interface SideFrameProps {
  /** Its Spanish name. */
  readonly label: string;
  readonly place: string;
  readonly side: Side;
  /** The page that it opens. */
  readonly path: string;
  readonly onChange: (side: Side) => void;
  readonly onFrame: (frame: HTMLIFrameElement | null) => void;
}

function addressOf(path: string, { scenario }: Side): string {
  const url = new URL(config.basePath + path, location.origin);
  url.searchParams.set(SCENARIO_PARAM, scenario);
  return url.href;
}

/** One demo in a frame that is as wide as its device and scaled to the room there is. */
export function SideFrame({ label, place, side, path, onChange, onFrame }: SideFrameProps) {
  const { ref, width, height } = useElementSize();
  const scale = width === 0 ? 1 : Math.min(1, width / side.width);
  return (
    <section className={classes.side} aria-label={label}>
      <div className={classes.choices}>
        <NativeSelect
          label="Escenario"
          data={scenarioNames.map((name) => ({ value: name, label: presets[name].title }))}
          value={side.scenario}
          onChange={({ currentTarget: { value } }) =>
            isScenarioName(value) && onChange({ ...side, scenario: value })
          }
        />
        <NativeSelect
          label="Tamaño"
          data={widths.map(([px, name]) => ({ value: String(px), label: name }))}
          value={String(side.width)}
          onChange={({ currentTarget: { value } }) => {
            const [px] = widths.find(([one]) => String(one) === value) ?? [];
            if (px !== undefined) onChange({ ...side, width: px });
          }}
        />
      </div>
      <div ref={ref} className={classes.room}>
        <iframe
          // A new frame for a new scenario: the old one has the history of another journey.
          key={side.scenario}
          ref={onFrame}
          name={partitionName(place)}
          title={`${label}: ${presets[side.scenario].title}`}
          src={addressOf(path, side)}
          className={classes.frame}
          style={{
            width: `${side.width}px`,
            height: `${height / scale}px`,
            transform: `scale(${scale})`,
          }}
        />
      </div>
    </section>
  );
}
