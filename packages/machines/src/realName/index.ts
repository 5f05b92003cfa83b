export { realNameMachine } from './realNameMachine.ts';
export {
  type PhotoView,
  type RealNameSnapshot,
  type RealNameView,
  realNameView,
} from './realNameView.ts';
export type {
  PhotoHandle,
  PhotoSide,
  PhotoUpload,
  RealNameEvent,
  VerificationForm,
  VerificationStatus,
  VerificationToSend,
} from './types.ts';
