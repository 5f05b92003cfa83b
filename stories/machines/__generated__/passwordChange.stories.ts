// Generated from the machine by `npm run generate`. Do not edit.
import { benchOf, screenOf } from '../bench/benchStories.tsx';
import { passwordChange } from '../exhibits/passwordChange.ts';
import { standingIn } from '../walk/exhibitStories.ts';

export default { title: 'passwordChange' };

export const StepThrough = { tags: ['!test'], ...benchOf(passwordChange) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(passwordChange) };

export const Editing = { name: 'editing', ...standingIn(passwordChange, 'editing') };

export const Submitting = { name: 'submitting', ...standingIn(passwordChange, 'submitting') };

export const Done = { name: 'done', ...standingIn(passwordChange, 'done') };
