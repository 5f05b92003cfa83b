export { PasskeySheet } from './PasskeySheet.tsx';
