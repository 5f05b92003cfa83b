export { affordableQuantity } from './affordableQuantity.ts';
export { checkDealPurchase, type DealPurchaseInput } from './checkDealPurchase.ts';
export { orderFee } from './fee.ts';
export { type OrderCost, orderCost, saleProceeds } from './orderCost.ts';
export { priceMovedBeyond } from './priceMoved.ts';
export { shareOfBalance } from './shareOfBalance.ts';
