import type { DecimalText } from '@corro/domain';
import type { SummaryRow } from '@corro/ui';
import type { ReactNode } from 'react';
import type { Amounts } from '../amounts.ts';
import type { PesoRate } from '../prices/usePesos.ts';
import type { Operation } from './operation.ts';
import type { ActivityStatus } from './status.ts';

/** A row of a detail, and its value as text, for a copy of it. */
export interface ActivityFact extends SummaryRow {
  readonly label: string;
  readonly text: string;
}

/** Something that the customer did or that happened to the money: an order, a deposit, a change of the balance. */
export interface Activity {
  /** By which the upstream knows it; null where it gives none. */
  readonly orderNumber: string | null;
  /** By which customer service knows it; null where the upstream gives it no number. */
  readonly operation: Operation | null;
  /** Epoch milliseconds; null where the upstream does not say. */
  readonly at: number | null;
  /** An avatar, 40 px wide and high. */
  readonly face: ReactNode;
  /** The thing: what was bought, «Depósito». */
  readonly title: string;
  /** In its row instead of that title, where its line says the rest; left out: the title. */
  readonly rowTitle?: string;
  /** On its receipt: what was traded, with its code; left out where its title or its rows say it. */
  readonly instrument?: string;
  /** Which rate its pesos are worked out with; left out: that of the account. */
  readonly pesoRate?: PesoRate;
  /** What happened, in a line; null where there is nothing to say. */
  readonly line: string | null;
  /** In its detail instead of that line; left out: the line, as its rows do not say it. */
  readonly note?: string | null;
  /** US dollars, without a sign. */
  readonly amount: DecimalText | null;
  /** Whether it came to the balance or left it; null where neither is known. */
  readonly way: 'in' | 'out' | null;
  /** Null for what is booked, and never was anything else. */
  readonly status: ActivityStatus | null;
  /** How far it has come, step by step, with its status; null where it was booked at once. */
  readonly steps: ReactNode;
  /** How much of its time has gone, in its row as in its detail; left out where that is nothing to wait for. */
  readonly progress?: ReactNode;
  /** What else is known of it; its number is added, and its time where it has no steps. */
  readonly rows: readonly ActivityFact[];
  /** What can be done with it now. */
  readonly action?: ReactNode;
  /** Its own address, where it has one; else its detail is a sheet. */
  readonly href?: string | null;
}

/** What every record has that is shown as an activity. */
export interface ActivityRecord {
  /** Epoch milliseconds; null where the upstream does not say. */
  readonly createdAt: number | null;
}

/** Reads a record of one kind. `leave` closes the detail that its action is in. */
export type ReadActivity<Row extends ActivityRecord> = (
  row: Row,
  amounts: Amounts,
  leave: () => void,
) => Activity;
