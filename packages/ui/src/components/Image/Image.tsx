import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Glyph } from '../../private/Glyph.tsx';
import { frame, picture } from './Image.css.ts';

export interface ImageProps {
  /** `null` where there is no picture: its place is kept. */
  src: string | null;
  /** What the picture shows; empty where the words beside it say so already. */
  alt: string;
  /** 16:9 if left out. */
  ratio?: '1:1' | '4:3' | '16:9';
  /** In px at the usual text size; the width of its place if left out. */
  width?: 'full' | 40 | 72 | 96;
  /** Its corners: those of a card if left out. */
  shape?: 'rounded' | 'small' | 'circle';
  /** `cover` if left out: fills its place, and may lose its edges; `contain` shows all of it. */
  fit?: 'cover' | 'contain';
}

/** A picture whose place is there before it is, so that nothing moves when it comes or fails. */
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
