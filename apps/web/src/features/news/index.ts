export { NewsRow } from './NewsRow.tsx';
