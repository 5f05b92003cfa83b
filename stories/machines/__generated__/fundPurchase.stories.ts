// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { fundPurchase } from '../scenarios/fundPurchase.ts';
import { unreachable, inState } from '../runner/stateStories.ts';

export default { title: 'Fund purchase', id: 'machines-fundpurchase' };

export const StepThrough = { tags: ['!test'], ...stepperOf(fundPurchase) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(fundPurchase) };

export const EditingOrderIncomplete = { name: 'editing.order.incomplete', ...inState(fundPurchase, 'editing.order.incomplete') };

export const EditingOrderReady = { name: 'editing.order.ready', ...inState(fundPurchase, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: 'editing.hint.quiet.idle', ...inState(fundPurchase, 'editing.hint.quiet.idle') };

export const ReviewingSteady = { name: 'reviewing.steady', ...inState(fundPurchase, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: 'reviewing.termsMoved', ...inState(fundPurchase, 'reviewing.termsMoved') };

export const Submitting = { name: 'submitting', ...inState(fundPurchase, 'submitting') };

export const UnknownReconcilingWaiting = { name: 'unknown.reconciling.waiting', ...inState(fundPurchase, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: 'unknown.reconciling.requesting', ...inState(fundPurchase, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: 'unknown.notFound', ...inState(fundPurchase, 'unknown.notFound') };

export const UnknownUnidentified = { name: 'unknown.unidentified', ...inState(fundPurchase, 'unknown.unidentified') };

export const UnknownUnreachableWaiting = { name: 'unknown.unreachable.waiting', ...inState(fundPurchase, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: 'unknown.unreachable.requesting', ...inState(fundPurchase, 'unknown.unreachable.requesting') };

export const Refused = { name: 'refused', ...inState(fundPurchase, 'refused') };

export const Done = { name: 'done', ...inState(fundPurchase, 'done') };

export const Unreachable = {
  tags: ['!dev', '!autodocs'],
  ...unreachable(fundPurchase, ['editing.hint.quiet.waiting', 'editing.hint.shown']),
};
