import { ScreenChange } from './ScreenChange.tsx';

/** What moves and what the finger does anywhere in the app: fetched once the first screen is there. */
export default function Motion() {
  return isStill() ? null : <ScreenChange />;
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
