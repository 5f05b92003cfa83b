/** What other features take of the news. Screens are fetched by `routing/routes.tsx`. */
export { NewsRow } from './NewsRow.tsx';
