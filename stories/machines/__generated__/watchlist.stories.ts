// Generated from the machine by `npm run generate`. Do not edit.
import { benchOf, screenOf } from '../bench/benchStories.tsx';
import { watchlist } from '../exhibits/watchlist.ts';
import { standingIn } from '../walk/exhibitStories.ts';

export default { title: 'watchlist' };

export const StepThrough = { tags: ['!test'], ...benchOf(watchlist) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(watchlist) };

export const Viewing = { name: 'viewing', ...standingIn(watchlist, 'viewing') };

export const EditingChoosing = { name: 'editing.choosing', ...standingIn(watchlist, 'editing.choosing') };

export const EditingConfirming = { name: 'editing.confirming', ...standingIn(watchlist, 'editing.confirming') };

export const EditingRemoving = { name: 'editing.removing', ...standingIn(watchlist, 'editing.removing') };

export const EditingRemoved = { name: 'editing.removed', ...standingIn(watchlist, 'editing.removed') };

export const EditingRestored = { name: 'editing.restored', ...standingIn(watchlist, 'editing.restored') };
