// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { realName } from '../scenarios/realName.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Real name', id: 'machines-realname' };

export const StepThrough = { tags: ['!test'], ...stepperOf(realName) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(realName) };

export const NoneFrontEmpty = { name: 'none.front.empty', ...inState(realName, 'none.front.empty') };

export const NoneFrontPreparing = { name: 'none.front.preparing', ...inState(realName, 'none.front.preparing') };

export const NoneFrontUploading = { name: 'none.front.uploading', ...inState(realName, 'none.front.uploading') };

export const NoneFrontUploaded = { name: 'none.front.uploaded', ...inState(realName, 'none.front.uploaded') };

export const NoneFrontFailed = { name: 'none.front.failed', ...inState(realName, 'none.front.failed') };

export const NoneBackEmpty = { name: 'none.back.empty', ...inState(realName, 'none.back.empty') };

export const NoneBackPreparing = { name: 'none.back.preparing', ...inState(realName, 'none.back.preparing') };

export const NoneBackUploading = { name: 'none.back.uploading', ...inState(realName, 'none.back.uploading') };

export const NoneBackUploaded = { name: 'none.back.uploaded', ...inState(realName, 'none.back.uploaded') };

export const NoneBackFailed = { name: 'none.back.failed', ...inState(realName, 'none.back.failed') };

export const NoneFormReadyEditing = { name: 'none.form.ready.editing', ...inState(realName, 'none.form.ready.editing') };

export const NoneFormReadyRefused = { name: 'none.form.ready.refused', ...inState(realName, 'none.form.ready.refused') };

export const NoneFormReadyFailed = { name: 'none.form.ready.failed', ...inState(realName, 'none.form.ready.failed') };

export const NoneFormSubmitting = { name: 'none.form.submitting', ...inState(realName, 'none.form.submitting') };

export const Pending = { name: 'pending', ...inState(realName, 'pending') };

export const Approved = { name: 'approved', ...inState(realName, 'approved') };

export const Rejected = { name: 'rejected', ...inState(realName, 'rejected') };

export const Unknown = { name: 'unknown', ...inState(realName, 'unknown') };
