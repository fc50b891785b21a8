import { useState } from 'react';
import { config } from '@/lib/config';
import classes from './Flag.module.css';

/** The regional indicators of a code, as emoji images are named: '1f1fb-1f1ea'. */
const codepointsOf = (code: string) =>
  Array.from(code, (letter) => (letter.charCodeAt(0) - 0x61 + 0x1f1e6).toString(16)).join('-');

/**
 * The address of a flag's image; undefined for anything but a code of two letters.
 *
 * @param code ISO 3166 or EU, any case
 * @param template with `{code}` or `{codepoints}`, see `config.flagImages`
 */
export function flagSource(code: string, template: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(code)) return undefined;
  const lower = code.toLowerCase();
  return template.replace('{codepoints}', codepointsOf(lower)).replace('{code}', lower);
}

interface FlagProps {
  /** Two letters: ISO 3166 or EU. */
  code: string;
  /** Edge length in px; by default 16, as the image. */
  size?: number;
}

/**
 * A country's flag beside its name, of this site or of the configured image service (product 2.3); its letters if the
 * image fails.
 */
export function Flag({ code, size }: FlagProps) {
  const source = flagSource(code, config.flagImages);
  const [failed, setFailed] = useState<string>();
  // The image may have failed before React attached its listener.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(source);
  };
  return (
    <span className={classes.flag} style={size ? { width: size, height: size } : undefined} aria-hidden>
      {source !== undefined && failed !== source ? (
        <img
          ref={check}
          src={source}
          alt=""
          width={16}
          height={16}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(source)}
        />
      ) : (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <rect width="16" height="16" fill="var(--app-primary-soft)" />
          <text
            x="8"
            y="10.6"
            textAnchor="middle"
            fontSize="7"
            fontWeight="700"
            fill="var(--app-on-primary-soft)"
          >
            {code.toUpperCase()}
          </text>
        </svg>
      )}
    </span>
  );
}
