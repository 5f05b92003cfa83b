export { useRealNameEntry } from './useRealNameEntry.ts';
