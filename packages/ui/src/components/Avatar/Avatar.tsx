import { useState } from 'react';
import { Glyph } from '../../private/Glyph.tsx';
import * as styles from './Avatar.css.ts';
import { flags, isFlagName, type FlagName } from './flags.ts';
import { type AvatarGlyph, glyphs } from './glyphs.ts';

/** The number of a tint of the theme. */
export type AvatarTint = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface AvatarProps {
  /** One or two; behind a picture until it is there, and instead of one that fails. */
  letters: string;
  /** Its ground. Left out: neutral, for what is not known yet. */
  tint?: AvatarTint | undefined;
  /** Instead of the letters. */
  glyph?: AvatarGlyph | undefined;
  /** Currencies (ISO 4217) whose flags are shown instead: one, or two that overlap. Letters, where one of them has none. */
  flags?: readonly string[] | undefined;
  /** Address of a picture; null where there is none. */
  src?: string | null | undefined;
  /** Side in px at the usual text size: 40 for rows, as if left out, 32 for headers. */
  size?: 40 | 32;
  /** What it shows, where no name is beside it. Left out: it is decoration. */
  label?: string;
}

/** The face of a thing in a list: letters, a sign, flags or a picture, in a circle. */
export function Avatar({ size = 40, label, tint, src, ...face }: AvatarProps) {
  const words =
    label === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': label } as const);
  const [first, second] = flagsOf(face.flags);
  if (first !== undefined) {
    return (
      <span className={styles.face({ size, ground: 'none' })} {...words}>
        <Flag name={first} place={second === undefined ? 'whole' : 'behind'} />
        {second === undefined ? null : <Flag name={second} place="front" />}
      </span>
    );
  }
  return (
    <span className={styles.face({ size, ground: tint ?? 'neutral' })} {...words}>
      {face.glyph === undefined ? (
        face.letters
      ) : (
        <Glyph of={glyphs[face.glyph]} size={size === 40 ? 20 : 16} />
      )}
      {(src ?? '') === '' ? null : <Picture key={src} src={src ?? ''} />}
    </span>
  );
}

/** Transparent until it is there. */
function Picture({ src }: { src: string }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  if (state === 'failed') return null;
  return (
    <img
      className={styles.picture({ isLoaded: state === 'loaded' })}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onLoad={() => setState('loaded')}
      onError={() => setState('failed')}
    />
  );
}

interface FlagProps {
  name: FlagName;
  place: 'whole' | 'behind' | 'front';
}

function Flag({ name, place }: FlagProps) {
  return (
    <svg className={styles.flag({ place })} viewBox="0 0 24 24" aria-hidden>
      {flags[name].map(([fill, path]) => (
        <path key={fill + path} fill={fill} d={path} />
      ))}
    </svg>
  );
}

function flagsOf(currencies: readonly string[] = []): readonly FlagName[] {
  const known = currencies.filter(isFlagName);
  return known.length === currencies.length ? known : [];
}
