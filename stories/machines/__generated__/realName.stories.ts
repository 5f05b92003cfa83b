// Generated from the machine by `npm run generate`. Do not edit.
import { benchOf, screenOf } from '../bench/benchStories.tsx';
import { realName } from '../exhibits/realName.ts';
import { standingIn } from '../walk/exhibitStories.ts';

export default { title: 'realName' };

export const StepThrough = { tags: ['!test'], ...benchOf(realName) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(realName) };

export const NoneFrontEmpty = { name: 'none.front.empty', ...standingIn(realName, 'none.front.empty') };

export const NoneFrontPreparing = { name: 'none.front.preparing', ...standingIn(realName, 'none.front.preparing') };

export const NoneFrontUploading = { name: 'none.front.uploading', ...standingIn(realName, 'none.front.uploading') };

export const NoneFrontUploaded = { name: 'none.front.uploaded', ...standingIn(realName, 'none.front.uploaded') };

export const NoneFrontFailed = { name: 'none.front.failed', ...standingIn(realName, 'none.front.failed') };

export const NoneBackEmpty = { name: 'none.back.empty', ...standingIn(realName, 'none.back.empty') };

export const NoneBackPreparing = { name: 'none.back.preparing', ...standingIn(realName, 'none.back.preparing') };

export const NoneBackUploading = { name: 'none.back.uploading', ...standingIn(realName, 'none.back.uploading') };

export const NoneBackUploaded = { name: 'none.back.uploaded', ...standingIn(realName, 'none.back.uploaded') };

export const NoneBackFailed = { name: 'none.back.failed', ...standingIn(realName, 'none.back.failed') };

export const NoneFormReadyEditing = { name: 'none.form.ready.editing', ...standingIn(realName, 'none.form.ready.editing') };

export const NoneFormReadyRefused = { name: 'none.form.ready.refused', ...standingIn(realName, 'none.form.ready.refused') };

export const NoneFormReadyFailed = { name: 'none.form.ready.failed', ...standingIn(realName, 'none.form.ready.failed') };

export const NoneFormSubmitting = { name: 'none.form.submitting', ...standingIn(realName, 'none.form.submitting') };

export const Pending = { name: 'pending', ...standingIn(realName, 'pending') };

export const Approved = { name: 'approved', ...standingIn(realName, 'approved') };

export const Unknown = { name: 'unknown', ...standingIn(realName, 'unknown') };
