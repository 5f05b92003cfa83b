/** What other features take of trading. Screens are fetched by `routing/routes.tsx`. */
export { OrderTabs } from './orders/OrderTabs.tsx';
export { QuickPicks } from './ticket/QuickPicks.tsx';
