import { parseDecimal } from '@corro/domain';
import type { ConfirmedOrder, FoundOrder } from '@corro/machines';
import { readGroup, readJson, type SafeStorage } from '../../app/storage/storage.ts';

/*
 * Orders whose end is not known, each under its key. They are kept before their call begins, so that
 * a reload in the middle looks for the order and does not place it again. Under one name there is
 * one, or one to a tab: what another tab has on its way is neither overwritten nor forgotten.
 */

const group = 'pending_order_';
const listedAt = 'pending_orders';

interface KeptOrder {
  readonly key: string;
  readonly confirmedAt: number;
}

/** The orders stored under a name, oldest first. What is not an order is passed over: another version or the user may have written it. */
function readPersistedOrders(
  storage: SafeStorage,
  name: string,
): readonly (KeptOrder & Readonly<Record<string, unknown>>)[] {
  splitList(storage);
  return readGroup(storage, group)
    .filter(isFields)
    .filter(({ flow }) => flow === name || isEarlierLot(flow, name))
    .filter(isKept)
    .toSorted((one, other) => one.confirmedAt - other.confirmedAt);
}

/** Earlier versions stored the sale of each of several lots under a name of its own. */
function isEarlierLot(flow: unknown, name: string): boolean {
  return isText(flow) && flow.startsWith(`lot:${name}:`);
}

/** A flow's hold on its own order among those that are kept under a name. */
export interface PendingOrders {
  readonly keep: (order: KeptOrder) => void;
  /** Takes on an order that was kept before this page was loaded. */
  readonly takeOn: (key: string) => void;
  /** Forgets the order that was kept or taken on last. */
  readonly forget: () => void;
  /** The known ends of an order's calls, by the key of each. */
  readonly endsOf: (order: string) => ReadonlyMap<string, FoundOrder>;
  /** Adds the end of a call to its order; nothing where that is forgotten. */
  readonly addEnd: (order: string, call: string, end: FoundOrder) => void;
}

export function createPendingOrders(storage: SafeStorage, name: string): PendingOrders {
  let own: string | null = null;
  return {
    keep: (order) => {
      own = order.key;
      keep(storage, name, order);
    },
    takeOn: (key) => {
      own = key;
    },
    forget: () => {
      if (own !== null) storage.remove(`${group}${own}`);
    },
    endsOf: (order) => {
      const { ends } = fieldsOf(readJson(storage, `${group}${order}`));
      return new Map(
        Object.entries(fieldsOf(ends)).flatMap(([call, end]) => (isEnd(end) ? [[call, end]] : [])),
      );
    },
    addEnd: (order, call, end) => {
      const stored = readJson(storage, `${group}${order}`);
      if (!isFields(stored)) return;
      const ends = { ...fieldsOf(stored['ends']), [call]: end };
      storage.write(`${group}${order}`, JSON.stringify({ ...stored, ends }));
    },
  };
}

function keep(storage: SafeStorage, name: string, order: KeptOrder): void {
  storage.write(`${group}${order.key}`, JSON.stringify({ ...order, flow: name }));
}

/** Earlier versions listed all orders by their names in one place; the first of them kept one to a name, and no list. */
function splitList(storage: SafeStorage): void {
  const listed = readJson(storage, listedAt);
  if (!isFields(listed)) return;
  for (const [name, orders] of Object.entries(listed)) {
    for (const order of Array.isArray(orders) ? orders : [orders]) {
      if (isFields(order) && isKept(order)) keep(storage, name, order);
    }
  }
  storage.remove(listedAt);
}

function isKept(order: Readonly<Record<string, unknown>>): order is KeptOrder & typeof order {
  return isText(order['key']) && typeof order['confirmedAt'] === 'number';
}

function isEnd(value: unknown): value is FoundOrder {
  if (!isFields(value)) return false;
  const { failed, orderNumber, price, quantity, fee, total } = value;
  if (failed !== undefined) return isFields(failed) && isText(failed['code']);
  const areTexts = [orderNumber, price, fee, total].every((one) => one === null || isText(one));
  return areTexts && (quantity === null || isQuantity(quantity));
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return isFields(value) ? value : {};
}

/** Whether something has fields at all. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

export function isQuantity(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

export function isPrice(value: unknown): value is string {
  return typeof value === 'string' && parseDecimal(value) !== null;
}

/** How the orders of a flow are stored. */
interface StoredFlow<Terms> {
  readonly name: string;
  readonly isTerms: (value: unknown) => value is Terms;
  /** Terms as this version has them, of those that an earlier one stored. */
  readonly upgradeTerms?: (stored: unknown) => unknown;
}

/** The oldest pending order of this flow; null where there is none. */
export function readPendingOrder<Terms>(
  storage: SafeStorage,
  { name, isTerms, upgradeTerms = (stored) => stored }: StoredFlow<Terms>,
): ConfirmedOrder<Terms> | null {
  for (const { key, confirmedAt, flow: _, ...beside } of readPersistedOrders(storage, name)) {
    // The stock ticket used to store its terms beside the key.
    const { terms: stored = beside } = beside;
    const terms = upgradeTerms(stored);
    if (isTerms(terms)) return { key, terms, confirmedAt };
  }
  return null;
}
