import { parseDecimal } from '@corro/domain';
import type { ConfirmedOrder, FoundOrder } from '@corro/machines';
import { readGroup, readJson, type SafeStorage } from '../../app/storage/storage.ts';
import { isRecord } from '../../app/settings.ts';

/*
 * Pending orders, each stored under its key. They are stored before their call starts, so that a
 * reload looks the order up instead of placing it again. Each tab may have one order per flow name.
 * A tab never overwrites or removes the order of another tab.
 */

const group = 'pending_order_';
const listedAt = 'pending_orders';
/**
 * Field of a stored order. The name must not change, because devices have stored orders with it.
 */
const outcomesField = 'ends';

interface StoredOrder {
  readonly key: string;
  readonly confirmedAt: number;
}

/**
 * Orders stored for a flow name, oldest first. Invalid entries are skipped: another version or the
 * user may have written them.
 */
function readPersistedOrders(
  storage: SafeStorage,
  name: string,
): readonly (StoredOrder & Readonly<Record<string, unknown>>)[] {
  splitList(storage);
  return readGroup(storage, group)
    .filter(isRecord)
    .filter(({ flow }) => flow === name || isLotOfEarlierVersion(flow, name))
    .filter(isStoredOrder)
    .sort((a, b) => a.confirmedAt - b.confirmedAt);
}

/** Earlier versions stored a sale of several lots as one entry per lot. */
function isLotOfEarlierVersion(flow: unknown, name: string): boolean {
  return isText(flow) && flow.startsWith(`lot:${name}:`);
}

/** The pending order of a flow in this tab. */
export interface PendingOrders {
  readonly store: (order: StoredOrder) => void;
  /** Adopts an order that was stored before the page loaded. */
  readonly adopt: (key: string) => void;
  /** Removes the order stored or adopted last. */
  readonly forget: () => void;
  /** Known outcomes of an order's calls, by their keys. */
  readonly outcomesOf: (order: string) => ReadonlyMap<string, FoundOrder>;
  /** Adds the outcome of a call; does nothing if the order was removed. */
  readonly addOutcome: (order: string, call: string, outcome: FoundOrder) => void;
}

export function createPendingOrders(storage: SafeStorage, name: string): PendingOrders {
  let ownKey: string | null = null;
  return {
    store: (order) => {
      ownKey = order.key;
      storeOrder(storage, name, order);
    },
    adopt: (key) => {
      ownKey = key;
    },
    forget: () => {
      if (ownKey !== null) storage.remove(`${group}${ownKey}`);
    },
    outcomesOf: (order) => {
      const stored = fieldsOf(readJson(storage, `${group}${order}`));
      return new Map(
        Object.entries(fieldsOf(stored[outcomesField])).flatMap(([call, outcome]) =>
          isFoundOrder(outcome) ? [[call, outcome]] : [],
        ),
      );
    },
    addOutcome: (order, call, outcome) => {
      const stored = readJson(storage, `${group}${order}`);
      if (!isRecord(stored)) return;
      const outcomes = { ...fieldsOf(stored[outcomesField]), [call]: outcome };
      storage.write(`${group}${order}`, JSON.stringify({ ...stored, [outcomesField]: outcomes }));
    },
  };
}

function storeOrder(storage: SafeStorage, name: string, order: StoredOrder): void {
  storage.write(`${group}${order.key}`, JSON.stringify({ ...order, flow: name }));
}

/**
 * Earlier versions stored all orders in one object by name; the first version stored one order per
 * name instead of a list.
 */
function splitList(storage: SafeStorage): void {
  const listed = readJson(storage, listedAt);
  if (!isRecord(listed)) return;
  for (const [name, orders] of Object.entries(listed)) {
    for (const order of Array.isArray(orders) ? orders : [orders]) {
      if (isRecord(order) && isStoredOrder(order)) storeOrder(storage, name, order);
    }
  }
  storage.remove(listedAt);
}

function isStoredOrder(
  order: Readonly<Record<string, unknown>>,
): order is StoredOrder & typeof order {
  return isText(order['key']) && typeof order['confirmedAt'] === 'number';
}

function isFoundOrder(value: unknown): value is FoundOrder {
  if (!isRecord(value)) return false;
  const { failed, orderNumber, price, quantity, fee, total } = value;
  if (failed !== undefined) return isRecord(failed) && isText(failed['code']);
  const areTexts = [orderNumber, price, fee, total].every((text) => text === null || isText(text));
  return areTexts && (quantity === null || isQuantity(quantity));
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

export function isQuantity(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** Checks the `version` in stored terms; terms may lack it. */
export function isVersion(value: unknown): value is string | null | undefined {
  return value === undefined || value === null || isText(value);
}

export function isPrice(value: unknown): value is string {
  return typeof value === 'string' && parseDecimal(value) !== null;
}

interface StoredFlow<Terms> {
  readonly name: string;
  readonly isTerms: (value: unknown) => value is Terms;
  /** Converts terms that an earlier version stored. */
  readonly upgradeTerms?: (stored: unknown) => unknown;
}

/** Oldest pending order of a flow. */
export function readPendingOrder<Terms>(
  storage: SafeStorage,
  { name, isTerms, upgradeTerms = (stored) => stored }: StoredFlow<Terms>,
): ConfirmedOrder<Terms> | null {
  for (const { key, confirmedAt, flow: _, ...fields } of readPersistedOrders(storage, name)) {
    // The stock ticket once stored its terms beside the key.
    const { terms: stored = fields } = fields;
    const terms = upgradeTerms(stored);
    if (isTerms(terms)) return { key, terms, confirmedAt };
  }
  return null;
}
