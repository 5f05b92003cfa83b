import type { Ambiguous } from '@corro/client';
import type { DecimalText } from '@corro/domain';
import type { SummaryRow } from '@corro/ui';
import type { ReactNode } from 'react';
import type { Amounts } from '../amounts.ts';
import type { PesoRate } from '../prices/usePesos.ts';
import type { Operation } from './operation.ts';
import type { ActivityStatus } from './status.ts';

/** A summary row and its value as plain text, for receipts and files. */
export interface ActivityFact extends SummaryRow {
  readonly label: string;
  readonly text: string;
}

/** An order, a transfer or a change of the balance, as lists and details show it. */
export interface Activity {
  /** Null if the upstream sends none. */
  readonly orderNumber: string | null;
  /** Reference for customer service; null without an order number. */
  readonly operation: Operation | null;
  /** Epoch milliseconds; null where the upstream does not say. */
  readonly at: number | null;
  /** Avatar of 40 px. */
  readonly avatar: ReactNode;
  /** Subject of the activity, such as the name of a share or «Depósito». */
  readonly title: string;
  /** Title in the row, if it differs from `title`. */
  readonly rowTitle?: string;
  /**
   * Name and code of the traded instrument, for the receipt; omit it if the title or rows contain
   * them.
   */
  readonly instrument?: string;
  /** Rate of the peso estimate; defaults to the account's. */
  readonly pesoRate?: PesoRate;
  readonly line: string | null;
  /** What became of the money, on a line of its own in the row. */
  readonly sentence?: ReactNode;
  /** Balance after the activity, in the row. */
  readonly balance?: string | null;
  /** Replaces `line` in the detail. */
  readonly note?: string | null;
  /** US dollars, without a sign. */
  readonly amount: DecimalText | null;
  /**
   * Shown in the row, and large in the detail, in place of `amount`: the total of the emphasised
   * row.
   */
  readonly figure?: { readonly label: string; readonly amount: DecimalText };
  /** Direction of the money; null if unknown. */
  readonly direction: 'in' | 'out' | null;
  /** Null for booked changes of the balance, which have no status. */
  readonly status: ActivityStatus | null;
  /** Steps with the status; null if the activity was booked immediately. */
  readonly steps: ReactNode;
  /** Allotted share of an application, in the row and the detail. */
  readonly progress?: ReactNode;
  /** Further facts; the detail adds the order number, and the time if there are no steps. */
  readonly rows: readonly ActivityFact[];
  /** Action that is possible now. */
  readonly action?: ReactNode;
  /** Action that most customers open the detail for; stays in view in a sheet. */
  readonly mainAction?: ReactNode;
  /** Address of the detail; without one the detail is a sheet. */
  readonly href?: string | null;
}

export interface ActivityRecord extends Ambiguous {
  /** Epoch milliseconds; null where the upstream does not say. */
  readonly createdAt: number | null;
}

/** Maps a record to an activity. `leave` closes the detail that contains the activity's action. */
export type ReadActivity<Row extends ActivityRecord> = (
  row: Row,
  amounts: Amounts,
  leave: () => void,
) => Activity;
