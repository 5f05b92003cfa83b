// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { recharge } from '../scenarios/recharge.ts';
import { unreachable, inState } from '../runner/stateStories.ts';

export default { title: 'Recharge', id: 'machines-recharge' };

export const StepThrough = { tags: ['!test'], ...stepperOf(recharge) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(recharge) };

export const EditingOrderIncomplete = { name: 'editing.order.incomplete', ...inState(recharge, 'editing.order.incomplete') };

export const EditingOrderReady = { name: 'editing.order.ready', ...inState(recharge, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: 'editing.hint.quiet.idle', ...inState(recharge, 'editing.hint.quiet.idle') };

export const ReviewingSteady = { name: 'reviewing.steady', ...inState(recharge, 'reviewing.steady') };

export const Submitting = { name: 'submitting', ...inState(recharge, 'submitting') };

export const UnknownReconcilingWaiting = { name: 'unknown.reconciling.waiting', ...inState(recharge, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: 'unknown.reconciling.requesting', ...inState(recharge, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: 'unknown.notFound', ...inState(recharge, 'unknown.notFound') };

export const UnknownUnidentified = { name: 'unknown.unidentified', ...inState(recharge, 'unknown.unidentified') };

export const UnknownUnreachableWaiting = { name: 'unknown.unreachable.waiting', ...inState(recharge, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: 'unknown.unreachable.requesting', ...inState(recharge, 'unknown.unreachable.requesting') };

export const Refused = { name: 'refused', ...inState(recharge, 'refused') };

export const Done = { name: 'done', ...inState(recharge, 'done') };

export const Unreachable = {
  tags: ['!dev', '!autodocs'],
  ...unreachable(recharge, ['editing.hint.quiet.waiting', 'editing.hint.shown', 'reviewing.termsMoved']),
};
