import { media } from '../tokens/media.ts';

/** Slides a pseudo-element of `chosen` to its place from the place of `before`. */
export function slideFrom(before: Element, chosen: Element, pseudoElement: string): void {
  if (matchMedia(media.reducedMotion).matches) return;
  const from = before.getBoundingClientRect();
  const to = chosen.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top - to.top;
  chosen.animate(
    { transform: [`translate(${x}px, ${y}px) scaleX(${from.width / to.width})`, 'none'] },
    { duration: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)', pseudoElement },
  );
}
