/** Holdings of the customer, loaded after the first view. */
export { OwnHoldings as default } from '../portfolio/index.ts';
