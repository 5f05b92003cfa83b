/** What other features take of the account. Screens are fetched by `routing/routes.tsx`. */
export { reasonText } from './changes/billText.ts';
export { billType } from './changes/billType.ts';
