// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { withdraw } from '../scenarios/withdraw.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Withdraw', id: 'machines-withdraw' };

export const StepThrough = { tags: ['!test'], ...stepperOf(withdraw) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(withdraw) };

export const EditingOrderIncomplete = { name: 'editing.order.incomplete', ...inState(withdraw, 'editing.order.incomplete') };

export const EditingOrderReady = { name: 'editing.order.ready', ...inState(withdraw, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: 'editing.hint.quiet.idle', ...inState(withdraw, 'editing.hint.quiet.idle') };

export const EditingHintQuietWaiting = { name: 'editing.hint.quiet.waiting', ...inState(withdraw, 'editing.hint.quiet.waiting') };

export const EditingHintShown = { name: 'editing.hint.shown', ...inState(withdraw, 'editing.hint.shown') };

export const ReviewingSteady = { name: 'reviewing.steady', ...inState(withdraw, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: 'reviewing.termsMoved', ...inState(withdraw, 'reviewing.termsMoved') };

export const Submitting = { name: 'submitting', ...inState(withdraw, 'submitting') };

export const UnknownReconcilingWaiting = { name: 'unknown.reconciling.waiting', ...inState(withdraw, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: 'unknown.reconciling.requesting', ...inState(withdraw, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: 'unknown.notFound', ...inState(withdraw, 'unknown.notFound') };

export const UnknownUnidentified = { name: 'unknown.unidentified', ...inState(withdraw, 'unknown.unidentified') };

export const UnknownUnreachableWaiting = { name: 'unknown.unreachable.waiting', ...inState(withdraw, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: 'unknown.unreachable.requesting', ...inState(withdraw, 'unknown.unreachable.requesting') };

export const Refused = { name: 'refused', ...inState(withdraw, 'refused') };

export const Done = { name: 'done', ...inState(withdraw, 'done') };
