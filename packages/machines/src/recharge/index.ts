export { rechargeMachine } from './rechargeMachine.ts';
export { type RechargeSnapshot, type RechargeView, rechargeView } from './rechargeView.ts';
export type {
  RechargeEdit,
  RechargeEvent,
  RechargeFacts,
  RechargeForm,
  RechargeMachineInput,
  RechargeTerms,
} from './types.ts';
