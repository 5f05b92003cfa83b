export { StartPlace } from './StartPlace.tsx';
