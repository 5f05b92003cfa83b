export { type ParsedQuantity, parseQuantity } from './parseQuantity.ts';
export { quantityShare } from './quantityShare.ts';
