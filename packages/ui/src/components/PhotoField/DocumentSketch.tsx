import * as css from './PhotoField.css.ts';

/** Side to photograph: a card's face or back, or a booklet's cover. */
export type DocumentSide = 'face' | 'back' | 'cover';

const corners =
  'M4 22V8a4 4 0 0 1 4-4h14M138 4h14a4 4 0 0 1 4 4v14M156 78v14a4 4 0 0 1-4 4h-14M22 96H8a4 4 0 0 1-4-4V78';

const drawings: Readonly<Record<DocumentSide, string>> = {
  face: 'M22 16h116a6 6 0 0 1 6 6v56a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6ZM48 34a9 9 0 1 1 0 18a9 9 0 1 1 0-18M31 72c2-8 9-12 17-12s15 4 17 12M80 38h48M80 52h34M80 66h42',
  back: 'M22 16h116a6 6 0 0 1 6 6v56a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6ZM16 30h128M16 40h128M30 56h52M30 68h36M110 54h18v18h-18Z',
  cover:
    'M54 12h52a5 5 0 0 1 5 5v66a5 5 0 0 1-5 5H54a5 5 0 0 1-5-5V17a5 5 0 0 1 5-5ZM80 28a13 13 0 1 1 0 26a13 13 0 1 1 0-26M67 41h26M80 28c-7 8-7 18 0 26c7-8 7-18 0-26M64 66h32M70 76h20',
};

/** Sketch of a well-framed document, with its four corners. Decorative. */
export function DocumentSketch({ side }: { side: DocumentSide }) {
  return (
    <svg className={css.sketch} viewBox="0 0 160 100" aria-hidden>
      <path className={css.corners} d={corners} />
      <path className={css.outline} d={drawings[side]} />
    </svg>
  );
}
