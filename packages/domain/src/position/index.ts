export { type PositionReturn, positionReturn } from './positionReturn.ts';
