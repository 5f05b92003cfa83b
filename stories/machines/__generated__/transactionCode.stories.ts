// Generated from the machine by `npm run generate`. Do not edit.
import { benchOf, screenOf } from '../bench/benchStories.tsx';
import { transactionCode } from '../exhibits/transactionCode.ts';
import { standingIn } from '../walk/exhibitStories.ts';

export default { title: 'transactionCode' };

export const StepThrough = { tags: ['!test'], ...benchOf(transactionCode) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(transactionCode) };

export const Entering = { name: 'entering', ...standingIn(transactionCode, 'entering') };

export const Confirming = { name: 'confirming', ...standingIn(transactionCode, 'confirming') };

export const Authenticating = { name: 'authenticating', ...standingIn(transactionCode, 'authenticating') };

export const Saving = { name: 'saving', ...standingIn(transactionCode, 'saving') };

export const Refused = { name: 'refused', ...standingIn(transactionCode, 'refused') };

export const Failed = { name: 'failed', ...standingIn(transactionCode, 'failed') };

export const Saved = { name: 'saved', ...standingIn(transactionCode, 'saved') };
