// Generated from the machine by `npm run generate`. Do not edit.
import { benchOf, screenOf } from '../bench/benchStories.tsx';
import { chat } from '../exhibits/chat.ts';
import { standingIn } from '../walk/exhibitStories.ts';

export default { title: 'chat' };

export const StepThrough = { tags: ['!test'], ...benchOf(chat) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(chat) };

export const Resting = { name: 'resting', ...standingIn(chat, 'resting') };

export const Sending = { name: 'sending', ...standingIn(chat, 'sending') };

export const LookingForWaiting = { name: 'lookingFor.waiting', ...standingIn(chat, 'lookingFor.waiting') };

export const LookingForLooking = { name: 'lookingFor.looking', ...standingIn(chat, 'lookingFor.looking') };
