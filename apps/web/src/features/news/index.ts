/** What other features take of the news. Screens are fetched by `routes/`. */
export { NewsRow } from './NewsRow.tsx';
