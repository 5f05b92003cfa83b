/** What other features take of the account. Screens are fetched by `routing/routes.tsx`. */
export { billType, reasonText } from './changes/billText.ts';
