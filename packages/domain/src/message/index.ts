export { checkMessage } from './checks.ts';
