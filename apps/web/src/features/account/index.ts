/** What other features take of the account. Screens are fetched by `routes/`. */
export { billType, reasonText } from './changes/billText.ts';
