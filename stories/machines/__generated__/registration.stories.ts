// Generated from the machine by `npm run generate`. Do not edit.
import { registration } from '../exhibits/registration.ts';
import { exhibitMeta, standingIn } from '../walk/exhibitStories.ts';

export default { ...exhibitMeta(registration), title: 'registration' };

export const Editing = { name: 'editing', ...standingIn(registration, 'editing') };

export const Submitting = { name: 'submitting', ...standingIn(registration, 'submitting') };

export const Done = { name: 'done', ...standingIn(registration, 'done') };
