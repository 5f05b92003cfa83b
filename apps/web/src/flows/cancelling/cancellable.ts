import type { DecimalText, Status } from '@corro/domain';

/** A record, as far as cancelling goes by it. */
export interface CancellableRecord {
  /** Null where the upstream gives it none: it cannot be named, and so not be cancelled. */
  readonly orderNumber: string | null;
  readonly status: Status<string>;
  /** What was asked for, or set aside for an application; US dollars, null where the upstream does not say. */
  readonly amount: DecimalText | null;
  /** Of an application: when its shares are allotted, epoch milliseconds. */
  readonly closesAt?: number | null;
}
