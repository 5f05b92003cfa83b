export {
  checkPhoto,
  checkVerification,
  type PhotoFacts,
  type VerificationInput,
} from './checks.ts';
export { type IdKind, idKindOf, idKinds } from './idKinds.ts';
