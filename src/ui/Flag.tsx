import { useState } from 'react';
import { config } from '@/lib/config';
import classes from './Flag.module.css';
import { FlagArt } from './FlagArt';
import { flagSource } from './flagSource';

interface FlagProps {
  /** Two letters: ISO 3166 or EU. */
  code: string;
  /** Edge in px; the image itself is 16×16. */
  size?: number;
  /** Names the flag where no text beside it does; without it the flag is decorative. */
  label?: string;
}

/** A country's flag from the configured image service (spec §2, Home), or drawn here when that cannot be had. */
export function Flag({ code, size = 16, label }: FlagProps) {
  const [failed, setFailed] = useState(false);
  const source = flagSource(code, config.flagImageBase);
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  // The image may have failed before React listened.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  };
  return (
    <span className={classes.flag} style={{ width: size, height: size }} {...name}>
      {source !== undefined && !failed ? (
        <img
          ref={check}
          src={source}
          alt=""
          width={16}
          height={16}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
        />
      ) : (
        <FlagArt code={code.toUpperCase()} />
      )}
    </span>
  );
}
