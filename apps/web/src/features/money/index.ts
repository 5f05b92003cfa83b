export { AmountField } from './AmountField.tsx';
export { useDestination } from './useDestination.ts';
export { moneyObstacle } from './moneyObstacle.tsx';
