/** What the customer owns, loaded after the first view. */
export { OwnHoldings as default } from '../portfolio/index.ts';
