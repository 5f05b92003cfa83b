export { ipoApplicationMachine } from './ipoApplicationMachine.ts';
export {
  type IpoApplicationSnapshot,
  type IpoApplicationView,
  ipoApplicationView,
} from './ipoApplicationView.ts';
export type {
  IpoApplicationEvent,
  IpoApplicationInput,
  IpoEdit,
  IpoFacts,
  IpoForm,
  IpoOffering,
  IpoTerms,
} from './types.ts';
