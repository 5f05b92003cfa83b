export { GainsLink } from './GainsLink.tsx';
