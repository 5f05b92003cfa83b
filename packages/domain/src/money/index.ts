export {
  add,
  compare,
  divide,
  isNegative,
  isZero,
  multiply,
  roundToCents,
  subtract,
} from './arithmetic.ts';
export { type DecimalText, parseDecimal } from './decimal.ts';
export { type ParsedAmount, parseAmount } from './parseAmount.ts';
export { type ParsedWholeAmount, parseWholeAmount } from './parseWholeAmount.ts';
export { toPesos } from './pesos.ts';
