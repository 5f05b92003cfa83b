// Generated from the machine by `npm run generate`. Do not edit.
import { cardForm } from '../exhibits/cardForm.ts';
import { exhibitMeta, standingIn } from '../walk/exhibitStories.ts';

export default { ...exhibitMeta(cardForm), title: 'cardForm' };

export const Editing = { name: 'editing', ...standingIn(cardForm, 'editing') };

export const Submitting = { name: 'submitting', ...standingIn(cardForm, 'submitting') };

export const LookingUp = { name: 'lookingUp', ...standingIn(cardForm, 'lookingUp') };

export const Done = { name: 'done', ...standingIn(cardForm, 'done') };
