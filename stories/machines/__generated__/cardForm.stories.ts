// Generated from the machine by `npm run generate`. Do not edit.
import { benchOf, screenOf } from '../bench/benchStories.tsx';
import { cardForm } from '../exhibits/cardForm.ts';
import { standingIn } from '../walk/exhibitStories.ts';

export default { title: 'cardForm' };

export const StepThrough = { tags: ['!test'], ...benchOf(cardForm) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(cardForm) };

export const Editing = { name: 'editing', ...standingIn(cardForm, 'editing') };

export const Submitting = { name: 'submitting', ...standingIn(cardForm, 'submitting') };

export const LookingUp = { name: 'lookingUp', ...standingIn(cardForm, 'lookingUp') };

export const Done = { name: 'done', ...standingIn(cardForm, 'done') };
