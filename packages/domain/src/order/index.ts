export {
  checkStockOrder,
  type Lot,
  type PositionMode,
  type Side,
  type StockOrderInput,
} from './checkStockOrder.ts';
export { balanceAfter } from './balanceAfter.ts';
