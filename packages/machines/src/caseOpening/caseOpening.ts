import { type CaseInput, checkCase, type OperationKind } from '@corro/domain';
import { createFormFlow, formProgress } from '../formFlow/createFormFlow.ts';

/** A case about an operation, as it is sent. */
export interface CaseToOpen extends CaseInput {
  readonly kind: OperationKind;
  /** The number of the operation; of a movement its id. */
  readonly operationNumber: string;
  /** The Idempotency-Key: the same for as long as nothing of the case is changed. */
  readonly key: string;
}

const sent = (form: CaseToOpen): CaseToOpen => ({ ...form, message: form.message.trim() });

/**
 * Opening a case about an operation. A call that did not come back may have opened it all the same, so the cases are
 * read before anything is said.
 */
export const caseOpeningMachine = createFormFlow<CaseToOpen, CaseToOpen, CaseToOpen>({
  id: 'caseOpening',
  check: checkCase,
  toSend: sent,
  toRemember: sent,
  reconciles: true,
});

/** What a screen shows of it. */
export const caseOpeningView = formProgress<CaseToOpen>;
