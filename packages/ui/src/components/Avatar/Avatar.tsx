import { useState } from 'react';
import { Glyph } from '../../private/Glyph.tsx';
import * as styles from './Avatar.css.ts';
import { flags, isFlagName, type FlagName } from './flags.ts';
import { type AvatarGlyph, glyphs } from './glyphs.ts';

/** Number of a theme tint. */
export type AvatarTint = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface AvatarProps {
  /** One or two letters, shown until the picture loads or when it fails. */
  letters: string;
  /** Background; neutral by default, for unknown things. */
  tint?: AvatarTint | undefined;
  /** Shown instead of the letters. */
  glyph?: AvatarGlyph | undefined;
  /** Flags of one or two currencies (ISO 4217); letters if one of them has no flag. */
  flags?: readonly string[] | undefined;
  /** Address of a picture; null without one. */
  src?: string | null | undefined;
  /** Side in px at the usual text size: 40 for rows (default), 32 for headers, 56 for receipts. */
  size?: 56 | 40 | 32;
  /** Accessible name; decorative by default. */
  label?: string;
}

/** A round sign that identifies something: letters, a glyph, flags or a picture. */
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
        <Glyph of={glyphs[face.glyph]} size={size === 32 ? 16 : 20} />
      )}
      {(src ?? '') === '' ? null : <Picture key={src} src={src ?? ''} />}
    </span>
  );
}

/** Transparent until it has loaded. */
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
  const names = currencies.filter(isFlagName);
  return names.length === currencies.length ? names : [];
}
