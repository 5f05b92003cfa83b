export { ProductIntro } from './ProductIntro.tsx';
export { StartPlace } from './StartPlace.tsx';
