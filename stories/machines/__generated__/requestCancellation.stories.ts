// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { requestCancellation } from '../scenarios/requestCancellation.ts';
import { unreachable, inState } from '../runner/stateStories.ts';

export default { title: 'Request cancellation · Cancelación de una solicitud', id: 'machines-requestcancellation' };

export const StepThrough = { tags: ['!test'], ...stepperOf(requestCancellation) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(requestCancellation) };

export const EditingOrderIncomplete = { name: "The order lacks something", ...inState(requestCancellation, 'editing.order.incomplete') };

export const EditingOrderReady = { name: "The order can be reviewed", ...inState(requestCancellation, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: "No hint is pending", ...inState(requestCancellation, 'editing.hint.quiet.idle') };

export const ReviewingSteady = { name: "The terms are steady", ...inState(requestCancellation, 'reviewing.steady') };

export const Submitting = { name: "The order is being sent", ...inState(requestCancellation, 'submitting') };

export const UnknownReconcilingWaiting = { name: "A pause before asking", ...inState(requestCancellation, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: "Asking about the order", ...inState(requestCancellation, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: "The order is not listed", ...inState(requestCancellation, 'unknown.notFound') };

export const UnknownUnreachableWaiting = { name: "A long pause before asking", ...inState(requestCancellation, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: "Asking once more", ...inState(requestCancellation, 'unknown.unreachable.requesting') };

export const Refused = { name: "The order was refused", ...inState(requestCancellation, 'refused') };

export const Done = { name: "The request is cancelled", ...inState(requestCancellation, 'done') };

export const Unreachable = {
  tags: ['!dev', '!autodocs'],
  ...unreachable(requestCancellation, ['editing.hint.quiet.waiting', 'editing.hint.shown', 'reviewing.termsMoved', 'unknown.unidentified']),
};
