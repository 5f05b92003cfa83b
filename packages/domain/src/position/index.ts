export { type PositionReturn, positionReturn } from './positionReturn.ts';
export { type PositionType, positionTypeOf, positionTypes } from './positionType.ts';
