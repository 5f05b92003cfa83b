/** What other features take of trading. Screens are fetched by `routing/routes.tsx`. */
export { orderSide } from './orderSide.ts';
export { feeOf } from './orders/orderFigures.ts';
export { OrderTabs } from './orders/OrderTabs.tsx';
export { QuickPicks } from './ticket/QuickPicks.tsx';
