export { type ParsedQuantity, parseQuantity } from './parseQuantity.ts';
