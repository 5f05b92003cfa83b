// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { loanRequest } from '../scenarios/loanRequest.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Loan request', id: 'machines-loanrequest' };

export const StepThrough = { tags: ['!test'], ...stepperOf(loanRequest) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(loanRequest) };

export const EditingOrderIncomplete = { name: 'editing.order.incomplete', ...inState(loanRequest, 'editing.order.incomplete') };

export const EditingOrderReady = { name: 'editing.order.ready', ...inState(loanRequest, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: 'editing.hint.quiet.idle', ...inState(loanRequest, 'editing.hint.quiet.idle') };

export const EditingHintQuietWaiting = { name: 'editing.hint.quiet.waiting', ...inState(loanRequest, 'editing.hint.quiet.waiting') };

export const EditingHintShown = { name: 'editing.hint.shown', ...inState(loanRequest, 'editing.hint.shown') };

export const ReviewingSteady = { name: 'reviewing.steady', ...inState(loanRequest, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: 'reviewing.termsMoved', ...inState(loanRequest, 'reviewing.termsMoved') };

export const Submitting = { name: 'submitting', ...inState(loanRequest, 'submitting') };

export const UnknownReconcilingWaiting = { name: 'unknown.reconciling.waiting', ...inState(loanRequest, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: 'unknown.reconciling.requesting', ...inState(loanRequest, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: 'unknown.notFound', ...inState(loanRequest, 'unknown.notFound') };

export const UnknownUnidentified = { name: 'unknown.unidentified', ...inState(loanRequest, 'unknown.unidentified') };

export const UnknownUnreachableWaiting = { name: 'unknown.unreachable.waiting', ...inState(loanRequest, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: 'unknown.unreachable.requesting', ...inState(loanRequest, 'unknown.unreachable.requesting') };

export const Refused = { name: 'refused', ...inState(loanRequest, 'refused') };

export const Done = { name: 'done', ...inState(loanRequest, 'done') };
