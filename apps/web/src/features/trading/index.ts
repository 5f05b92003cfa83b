/** What other features take of trading. Screens are fetched by `routes/`. */
export { feeOf, orderSide } from './order.ts';
export { OrderTabs } from './orders/OrderTabs.tsx';
export { QuickPicks } from './ticket/QuickPicks.tsx';
