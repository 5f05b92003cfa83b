// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { requestCancellation } from '../scenarios/requestCancellation.ts';
import { unreachable, inState } from '../runner/stateStories.ts';

export default { title: 'Request cancellation', id: 'machines-requestcancellation' };

export const StepThrough = { tags: ['!test'], ...stepperOf(requestCancellation) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(requestCancellation) };

export const EditingOrderIncomplete = { name: 'editing.order.incomplete', ...inState(requestCancellation, 'editing.order.incomplete') };

export const EditingOrderReady = { name: 'editing.order.ready', ...inState(requestCancellation, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: 'editing.hint.quiet.idle', ...inState(requestCancellation, 'editing.hint.quiet.idle') };

export const ReviewingSteady = { name: 'reviewing.steady', ...inState(requestCancellation, 'reviewing.steady') };

export const Submitting = { name: 'submitting', ...inState(requestCancellation, 'submitting') };

export const UnknownReconcilingWaiting = { name: 'unknown.reconciling.waiting', ...inState(requestCancellation, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: 'unknown.reconciling.requesting', ...inState(requestCancellation, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: 'unknown.notFound', ...inState(requestCancellation, 'unknown.notFound') };

export const UnknownUnreachableWaiting = { name: 'unknown.unreachable.waiting', ...inState(requestCancellation, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: 'unknown.unreachable.requesting', ...inState(requestCancellation, 'unknown.unreachable.requesting') };

export const Refused = { name: 'refused', ...inState(requestCancellation, 'refused') };

export const Done = { name: 'done', ...inState(requestCancellation, 'done') };

export const Unreachable = {
  tags: ['!dev', '!autodocs'],
  ...unreachable(requestCancellation, ['editing.hint.quiet.waiting', 'editing.hint.shown', 'reviewing.termsMoved', 'unknown.unidentified']),
};
