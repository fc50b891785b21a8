import { useState } from 'react';
import { config } from '@/lib/config';
import { FlagArt } from './FlagArt';
import { flagSource } from './flagSource';
import classes from './Flag.module.css';

interface FlagProps {
  /** Two letters: ISO 3166 or EU. */
  code: string;
  /** Edge length in px; the image itself is 16×16. */
  size?: number;
  /** Accessible name, if no text beside the flag names it; without it the flag is decorative. */
  label?: string;
}

/** A country's flag from the configured image service (product 2.3), or a local drawing if the image fails. */
export function Flag({ code, size = 16, label }: FlagProps) {
  const [failed, setFailed] = useState(false);
  const source = flagSource(code, config.flagImageBase);
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  // The image may have failed before React attached its listener.
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
