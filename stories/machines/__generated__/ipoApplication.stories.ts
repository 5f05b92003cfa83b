// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { ipoApplication } from '../scenarios/ipoApplication.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'IPO application', id: 'machines-ipoapplication' };

export const StepThrough = { tags: ['!test'], ...stepperOf(ipoApplication) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(ipoApplication) };

export const EditingOrderIncomplete = { name: 'editing.order.incomplete', ...inState(ipoApplication, 'editing.order.incomplete') };

export const EditingOrderReady = { name: 'editing.order.ready', ...inState(ipoApplication, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: 'editing.hint.quiet.idle', ...inState(ipoApplication, 'editing.hint.quiet.idle') };

export const EditingHintQuietWaiting = { name: 'editing.hint.quiet.waiting', ...inState(ipoApplication, 'editing.hint.quiet.waiting') };

export const EditingHintShown = { name: 'editing.hint.shown', ...inState(ipoApplication, 'editing.hint.shown') };

export const ReviewingSteady = { name: 'reviewing.steady', ...inState(ipoApplication, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: 'reviewing.termsMoved', ...inState(ipoApplication, 'reviewing.termsMoved') };

export const Submitting = { name: 'submitting', ...inState(ipoApplication, 'submitting') };

export const UnknownReconcilingWaiting = { name: 'unknown.reconciling.waiting', ...inState(ipoApplication, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: 'unknown.reconciling.requesting', ...inState(ipoApplication, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: 'unknown.notFound', ...inState(ipoApplication, 'unknown.notFound') };

export const UnknownUnidentified = { name: 'unknown.unidentified', ...inState(ipoApplication, 'unknown.unidentified') };

export const UnknownUnreachableWaiting = { name: 'unknown.unreachable.waiting', ...inState(ipoApplication, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: 'unknown.unreachable.requesting', ...inState(ipoApplication, 'unknown.unreachable.requesting') };

export const Refused = { name: 'refused', ...inState(ipoApplication, 'refused') };

export const Done = { name: 'done', ...inState(ipoApplication, 'done') };
