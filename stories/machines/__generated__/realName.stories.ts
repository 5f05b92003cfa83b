// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { realName } from '../scenarios/realName.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Identity check · Verificación de identidad (real name)', id: 'machines-realname' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(realName) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(realName) };

export const NoneFrontEmpty = { name: "No photo of the front · Falta la foto del frente", ...inState(realName, 'none.front.empty') };

export const NoneFrontPreparing = { name: "Preparing the photo of the front · Se prepara la foto del frente", ...inState(realName, 'none.front.preparing') };

export const NoneFrontUploading = { name: "Uploading the photo of the front · Se sube la foto del frente", ...inState(realName, 'none.front.uploading') };

export const NoneFrontUploaded = { name: "The photo of the front is uploaded · La foto del frente está subida", ...inState(realName, 'none.front.uploaded') };

export const NoneFrontFailed = { name: "The photo of the front failed · La foto del frente falló", ...inState(realName, 'none.front.failed') };

export const NoneBackEmpty = { name: "No photo of the back · Falta la foto del reverso", ...inState(realName, 'none.back.empty') };

export const NoneBackPreparing = { name: "Preparing the photo of the back · Se prepara la foto del reverso", ...inState(realName, 'none.back.preparing') };

export const NoneBackUploading = { name: "Uploading the photo of the back · Se sube la foto del reverso", ...inState(realName, 'none.back.uploading') };

export const NoneBackUploaded = { name: "The photo of the back is uploaded · La foto del reverso está subida", ...inState(realName, 'none.back.uploaded') };

export const NoneBackFailed = { name: "The photo of the back failed · La foto del reverso falló", ...inState(realName, 'none.back.failed') };

export const NoneFormReadyEditing = { name: "The customer fills in the form · El cliente llena el formulario", ...inState(realName, 'none.form.ready.editing') };

export const NoneFormReadyRefused = { name: "The sending was refused · El envío fue rechazado", ...inState(realName, 'none.form.ready.refused') };

export const NoneFormReadyFailed = { name: "The sending failed · El envío falló", ...inState(realName, 'none.form.ready.failed') };

export const NoneFormSubmitting = { name: "The verification is being sent · Se envía la verificación", ...inState(realName, 'none.form.submitting') };

export const Pending = { name: "The verification is under review · La verificación está en revisión", ...inState(realName, 'pending') };

export const Approved = { name: "The identity is verified · La identidad está verificada", ...inState(realName, 'approved') };

export const Rejected = { name: "The identity was rejected · La identidad fue rechazada", ...inState(realName, 'rejected') };

export const Unknown = { name: "The status is unknown · El estado de la verificación es desconocido", ...inState(realName, 'unknown') };
