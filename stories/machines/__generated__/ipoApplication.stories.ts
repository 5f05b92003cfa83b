// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { ipoApplication } from '../scenarios/ipoApplication.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'IPO application · Solicitud de IPO', id: 'machines-ipoapplication' };

export const StepThrough = { tags: ['!test'], ...stepperOf(ipoApplication) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(ipoApplication) };

export const EditingOrderIncomplete = { name: "The order lacks something", ...inState(ipoApplication, 'editing.order.incomplete') };

export const EditingOrderReady = { name: "The order can be reviewed", ...inState(ipoApplication, 'editing.order.ready') };

export const EditingHintQuietIdle = { name: "No hint is pending", ...inState(ipoApplication, 'editing.hint.quiet.idle') };

export const EditingHintQuietWaiting = { name: "The hint waits a moment", ...inState(ipoApplication, 'editing.hint.quiet.waiting') };

export const EditingHintShown = { name: "The hint is shown", ...inState(ipoApplication, 'editing.hint.shown') };

export const ReviewingSteady = { name: "The terms are steady", ...inState(ipoApplication, 'reviewing.steady') };

export const ReviewingTermsMoved = { name: "The terms have moved", ...inState(ipoApplication, 'reviewing.termsMoved') };

export const Submitting = { name: "The order is being sent", ...inState(ipoApplication, 'submitting') };

export const UnknownReconcilingWaiting = { name: "A pause before asking", ...inState(ipoApplication, 'unknown.reconciling.waiting') };

export const UnknownReconcilingRequesting = { name: "Asking about the order", ...inState(ipoApplication, 'unknown.reconciling.requesting') };

export const UnknownNotFound = { name: "The order is not listed", ...inState(ipoApplication, 'unknown.notFound') };

export const UnknownUnidentified = { name: "Orders are listed, but which is it?", ...inState(ipoApplication, 'unknown.unidentified') };

export const UnknownUnreachableWaiting = { name: "A long pause before asking", ...inState(ipoApplication, 'unknown.unreachable.waiting') };

export const UnknownUnreachableRequesting = { name: "Asking once more", ...inState(ipoApplication, 'unknown.unreachable.requesting') };

export const Refused = { name: "The order was refused", ...inState(ipoApplication, 'refused') };

export const Done = { name: "The application is made", ...inState(ipoApplication, 'done') };
