export { billType, reasonText } from './changes/billText.ts';
