// Generated from the machine by `npm run generate`. Do not edit.
import { benchOf, screenOf } from '../bench/benchStories.tsx';
import { registration } from '../exhibits/registration.ts';
import { standingIn } from '../walk/exhibitStories.ts';

export default { title: 'registration' };

export const StepThrough = { tags: ['!test'], ...benchOf(registration) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(registration) };

export const Editing = { name: 'editing', ...standingIn(registration, 'editing') };

export const SubmittingSending = { name: 'submitting.sending', ...standingIn(registration, 'submitting.sending') };

export const SubmittingChecking = { name: 'submitting.checking', ...standingIn(registration, 'submitting.checking') };

export const Done = { name: 'done', ...standingIn(registration, 'done') };
