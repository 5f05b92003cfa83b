import type { PasswordChangeInput } from '@corro/domain';
import type { FormFlowEvent } from '../formFlow/index.ts';

/** Secrets that are sent and kept nowhere. */
export interface PasswordToSend {
  /** The one that still holds. */
  readonly password: string;
  readonly newPassword: string;
}

export type PasswordChangeEvent = FormFlowEvent<PasswordChangeInput>;
