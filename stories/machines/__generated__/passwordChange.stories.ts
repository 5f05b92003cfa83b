// Generated from the machine by `npm run generate`. Do not edit.
import { passwordChange } from '../exhibits/passwordChange.ts';
import { exhibitMeta, standingIn } from '../walk/exhibitStories.ts';

export default { ...exhibitMeta(passwordChange), title: 'passwordChange' };

export const Editing = { name: 'editing', ...standingIn(passwordChange, 'editing') };

export const Submitting = { name: 'submitting', ...standingIn(passwordChange, 'submitting') };

export const Done = { name: 'done', ...standingIn(passwordChange, 'done') };
