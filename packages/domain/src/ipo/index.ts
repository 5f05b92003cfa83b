export { checkIpoApplication, type IpoApplicationInput } from './checkIpoApplication.ts';
export { clampIpoQuantity, type IpoRange } from './quantity.ts';
