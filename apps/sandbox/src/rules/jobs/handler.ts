import type { Job, Trx } from '../../store/index.ts';
import type { RuleContext } from '../ruleContext.ts';

/** Runs a job inside the transaction that has taken it. */
export type JobHandler = (trx: Trx, work: Job, context: RuleContext) => Promise<void>;
