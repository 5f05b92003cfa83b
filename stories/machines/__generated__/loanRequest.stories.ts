// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { loanRequest } from '../scenarios/loanRequest.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Loan request · Solicitud de un préstamo', id: 'machines-loanrequest' };

export const StepThrough = { tags: ['!test'], ...stepperOf(loanRequest) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(loanRequest) };

export const EditingOrderIncomplete = { name: "The order lacks something", ...inState(loanRequest, 'editing.order.incomplete') };

export const EditingOrderReady = { name: "The order can be reviewed", ...inState(loanRequest, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: "No hint is pending", ...inState(loanRequest, 'editing.hint.quiet.idle') };

export const EditingHintQuietWaiting = { name: "The hint waits a moment", ...inState(loanRequest, 'editing.hint.quiet.waiting') };

export const EditingHintShown = { name: "The hint is shown", ...inState(loanRequest, 'editing.hint.shown') };

export const ReviewingSteady = { name: "The terms are steady", ...inState(loanRequest, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: "The terms have moved", ...inState(loanRequest, 'reviewing.termsMoved') };

export const Submitting = { name: "The order is being sent", ...inState(loanRequest, 'submitting') };

export const UnknownReconcilingWaiting = { name: "A pause before asking", ...inState(loanRequest, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: "Asking about the order", ...inState(loanRequest, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: "The order is not listed", ...inState(loanRequest, 'unknown.notFound') };

export const UnknownUnidentified = { name: "Orders are listed, but which is it?", ...inState(loanRequest, 'unknown.unidentified') };

export const UnknownUnreachableWaiting = { name: "A long pause before asking", ...inState(loanRequest, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: "Asking once more", ...inState(loanRequest, 'unknown.unreachable.requesting') };

export const Refused = { name: "The order was refused", ...inState(loanRequest, 'refused') };

export const Done = { name: "The request is made", ...inState(loanRequest, 'done') };
