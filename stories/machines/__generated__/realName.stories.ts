// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { realName } from '../scenarios/realName.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Identity check · Verificación de identidad (real name)', id: 'machines-realname' };

export const StepThrough = { tags: ['!test'], ...stepperOf(realName) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(realName) };

export const NoneFrontEmpty = { name: "No photo of the front", ...inState(realName, 'none.front.empty') };

export const NoneFrontPreparing = { name: "Preparing the photo of the front", ...inState(realName, 'none.front.preparing') };

export const NoneFrontUploading = { name: "Uploading the photo of the front", ...inState(realName, 'none.front.uploading') };

export const NoneFrontUploaded = { name: "The photo of the front is uploaded", ...inState(realName, 'none.front.uploaded') };

export const NoneFrontFailed = { name: "The photo of the front failed", ...inState(realName, 'none.front.failed') };

export const NoneBackEmpty = { name: "No photo of the back", ...inState(realName, 'none.back.empty') };

export const NoneBackPreparing = { name: "Preparing the photo of the back", ...inState(realName, 'none.back.preparing') };

export const NoneBackUploading = { name: "Uploading the photo of the back", ...inState(realName, 'none.back.uploading') };

export const NoneBackUploaded = { name: "The photo of the back is uploaded", ...inState(realName, 'none.back.uploaded') };

export const NoneBackFailed = { name: "The photo of the back failed", ...inState(realName, 'none.back.failed') };

export const NoneFormReadyEditing = { name: "The customer fills in the form", ...inState(realName, 'none.form.ready.editing') };

export const NoneFormReadyRefused = { name: "The sending was refused", ...inState(realName, 'none.form.ready.refused') };

export const NoneFormReadyFailed = { name: "The sending failed", ...inState(realName, 'none.form.ready.failed') };

export const NoneFormSubmitting = { name: "The verification is being sent", ...inState(realName, 'none.form.submitting') };

export const Pending = { name: "The verification is under review", ...inState(realName, 'pending') };

export const Approved = { name: "The identity is verified", ...inState(realName, 'approved') };

export const Rejected = { name: "The identity was rejected", ...inState(realName, 'rejected') };

export const Unknown = { name: "The status is unknown", ...inState(realName, 'unknown') };
