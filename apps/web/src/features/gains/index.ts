export { GainsLink } from './GainsLink.tsx';
export { GainsRow } from './GainsRow.tsx';
