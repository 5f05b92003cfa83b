// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { watchlist } from '../scenarios/watchlist.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Watchlist · Edición de la lista', id: 'machines-watchlist' };

export const StepThrough = { tags: ['!test'], ...stepperOf(watchlist) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(watchlist) };

export const Viewing = { name: "The customer looks at the list", ...inState(watchlist, 'viewing') };

export const EditingChoosing = { name: "Chooses what to remove", ...inState(watchlist, 'editing.choosing') };

export const EditingConfirming = { name: "Asked to confirm", ...inState(watchlist, 'editing.confirming') };

export const EditingRemoving = { name: "The instrument is being removed", ...inState(watchlist, 'editing.removing') };

export const EditingRemoved = { name: "The instrument is removed", ...inState(watchlist, 'editing.removed') };

export const EditingRestored = { name: "It could not be removed and is back", ...inState(watchlist, 'editing.restored') };
