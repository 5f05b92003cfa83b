// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { loanRepayment } from '../scenarios/loanRepayment.ts';
import { unreachable, inState } from '../runner/stateStories.ts';

export default { title: 'Loan repayment', id: 'machines-loanrepayment' };

export const StepThrough = { tags: ['!test'], ...stepperOf(loanRepayment) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(loanRepayment) };

export const EditingOrderIncomplete = { name: 'editing.order.incomplete', ...inState(loanRepayment, 'editing.order.incomplete') };

export const EditingOrderReady = { name: 'editing.order.ready', ...inState(loanRepayment, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: 'editing.hint.quiet.idle', ...inState(loanRepayment, 'editing.hint.quiet.idle') };

export const ReviewingSteady = { name: 'reviewing.steady', ...inState(loanRepayment, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: 'reviewing.termsMoved', ...inState(loanRepayment, 'reviewing.termsMoved') };

export const Submitting = { name: 'submitting', ...inState(loanRepayment, 'submitting') };

export const UnknownReconcilingWaiting = { name: 'unknown.reconciling.waiting', ...inState(loanRepayment, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: 'unknown.reconciling.requesting', ...inState(loanRepayment, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: 'unknown.notFound', ...inState(loanRepayment, 'unknown.notFound') };

export const UnknownUnreachableWaiting = { name: 'unknown.unreachable.waiting', ...inState(loanRepayment, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: 'unknown.unreachable.requesting', ...inState(loanRepayment, 'unknown.unreachable.requesting') };

export const Refused = { name: 'refused', ...inState(loanRepayment, 'refused') };

export const Done = { name: 'done', ...inState(loanRepayment, 'done') };

export const Unreachable = {
  tags: ['!dev', '!autodocs'],
  ...unreachable(loanRepayment, ['editing.hint.quiet.waiting', 'editing.hint.shown', 'unknown.unidentified']),
};
