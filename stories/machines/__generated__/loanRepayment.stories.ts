// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { loanRepayment } from '../scenarios/loanRepayment.ts';
import { unreachable, inState } from '../runner/stateStories.ts';

export default { title: 'Loan repayment · Pago de un préstamo', id: 'machines-loanrepayment' };

export const StepThrough = { tags: ['!test'], ...stepperOf(loanRepayment) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(loanRepayment) };

export const EditingOrderIncomplete = { name: "The order lacks something", ...inState(loanRepayment, 'editing.order.incomplete') };

export const EditingOrderReady = { name: "The order can be reviewed", ...inState(loanRepayment, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: "No hint is pending", ...inState(loanRepayment, 'editing.hint.quiet.idle') };

export const ReviewingSteady = { name: "The terms are steady", ...inState(loanRepayment, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: "The terms have moved", ...inState(loanRepayment, 'reviewing.termsMoved') };

export const Submitting = { name: "The order is being sent", ...inState(loanRepayment, 'submitting') };

export const UnknownReconcilingWaiting = { name: "A pause before asking", ...inState(loanRepayment, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: "Asking about the order", ...inState(loanRepayment, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: "The order is not listed", ...inState(loanRepayment, 'unknown.notFound') };

export const UnknownUnreachableWaiting = { name: "A long pause before asking", ...inState(loanRepayment, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: "Asking once more", ...inState(loanRepayment, 'unknown.unreachable.requesting') };

export const Refused = { name: "The order was refused", ...inState(loanRepayment, 'refused') };

export const Done = { name: "The repayment is made", ...inState(loanRepayment, 'done') };

export const Unreachable = {
  tags: ['!dev', '!autodocs'],
  ...unreachable(loanRepayment, ['editing.hint.quiet.waiting', 'editing.hint.shown', 'unknown.unidentified']),
};
