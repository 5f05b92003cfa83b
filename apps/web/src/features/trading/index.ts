export { OrderTabs } from './orders/OrderTabs.tsx';
export { QuickPicks } from './QuickPicks.tsx';
