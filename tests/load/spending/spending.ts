import type { OrderRow } from '../customer.ts';
import type { SandboxProcess } from '../process.ts';

/** One way of spending, for tests that hold for each. */
export interface Spending {
  name: string;
  path: string;
  /** Orders of which the customer, a newcomer, can pay any one and no two. */
  onlyOne(sandbox: SandboxProcess, token: string): Promise<readonly object[]>;
  /** How those are refused that come too late. */
  refusals: readonly string[];
  /** The orders of the customer that were carried out. */
  carriedOut(sandbox: SandboxProcess, token: string): Promise<readonly OrderRow[]>;
}
