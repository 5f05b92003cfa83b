// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { watchlist } from '../scenarios/watchlist.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Watchlist', id: 'machines-watchlist' };

export const StepThrough = { tags: ['!test'], ...stepperOf(watchlist) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(watchlist) };

export const Viewing = { name: 'viewing', ...inState(watchlist, 'viewing') };

export const EditingChoosing = { name: 'editing.choosing', ...inState(watchlist, 'editing.choosing') };

export const EditingConfirming = { name: 'editing.confirming', ...inState(watchlist, 'editing.confirming') };

export const EditingRemoving = { name: 'editing.removing', ...inState(watchlist, 'editing.removing') };

export const EditingRemoved = { name: 'editing.removed', ...inState(watchlist, 'editing.removed') };

export const EditingRestored = { name: 'editing.restored', ...inState(watchlist, 'editing.restored') };
