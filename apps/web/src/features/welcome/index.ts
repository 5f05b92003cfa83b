export { ProductIntro } from './ProductIntro.tsx';

/** Fetches «Empieza aquí», a component by itself: for `lazy`, inside of a `Suspense`. */
export const loadStartCard = () => import('./StartCard.tsx');
