// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { watchlist } from '../scenarios/watchlist.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Watchlist · Edición de la lista', id: 'machines-watchlist' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(watchlist) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(watchlist) };

export const Viewing = { name: "The customer looks at the list · El cliente mira su lista", ...inState(watchlist, 'viewing') };

export const EditingChoosing = { name: "Chooses what to remove · Elige qué quitar", ...inState(watchlist, 'editing.choosing') };

export const EditingConfirming = { name: "Asked to confirm · Se le pide confirmar", ...inState(watchlist, 'editing.confirming') };

export const EditingRemoving = { name: "The instrument is being removed · Se quita el valor", ...inState(watchlist, 'editing.removing') };

export const EditingRemoved = { name: "The instrument is removed · El valor está quitado", ...inState(watchlist, 'editing.removed') };

export const EditingRestored = { name: "It could not be removed and is back · No se pudo quitar: volvió a la lista", ...inState(watchlist, 'editing.restored') };
