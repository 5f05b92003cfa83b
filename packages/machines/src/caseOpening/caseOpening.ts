import { type CaseInput, checkCase, type OperationKind } from '@corro/domain';
import { createFormFlow, formProgress } from '../formFlow/createFormFlow.ts';

/** A new case about an operation. */
export interface CaseToOpen extends CaseInput {
  readonly kind: OperationKind;
  /** Record number of the operation, or the id of a change of the balance. */
  readonly operationNumber: string;
  /** Idempotency-Key, constant while the case is unchanged. */
  readonly key: string;
}

const trimMessage = (form: CaseToOpen): CaseToOpen => ({ ...form, message: form.message.trim() });

/**
 * Opens a case about an operation. A call without a clear answer may have opened the case, so the
 * flow reads the list of cases before it reports a failure.
 */
export const caseOpeningMachine = createFormFlow<CaseToOpen, CaseToOpen, CaseToOpen>({
  id: 'caseOpening',
  check: checkCase,
  toSend: trimMessage,
  toRemember: trimMessage,
  reconciles: true,
});

export const caseOpeningView = formProgress<CaseToOpen>;
