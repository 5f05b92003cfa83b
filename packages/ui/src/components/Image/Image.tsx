import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Glyph } from '../../private/Glyph.tsx';
import { frame, picture } from './Image.css.ts';

export interface ImageProps {
  /** Address of the picture; with null, the reserved space shows a sign. */
  src: string | null;
  /** Alternative text; empty when text beside it says the same. */
  alt: string;
  /** Default: 16:9. */
  ratio?: '1:1' | '4:3' | '16:9';
  /** Width in px at the usual text size; default: the available width. */
  width?: 'full' | 40 | 72 | 96;
  /** Corners; default: those of a card. */
  shape?: 'rounded' | 'small' | 'circle';
  /** `cover` (default) fills the space and may crop; `contain` shows everything. */
  fit?: 'cover' | 'contain';
}

/** A picture with reserved space, so that loading or failing moves nothing. */
export function Image({ src, alt, ratio, width, shape, fit }: ImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src !== null && src !== '' && src !== failed;
  return (
    <div className={frame({ ratio, width, shape })}>
      {shown ? (
        <img
          className={picture({ fit })}
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <span {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })}>
          <Glyph of={ImageOff} />
        </span>
      )}
    </div>
  );
}
