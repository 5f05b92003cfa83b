import { buyStock, sellStock, type Transport } from '@corro/client';
import type { Lot } from '@corro/domain';
import {
  type CallOutcome,
  splitOrder,
  type ConfirmedOrder,
  joinOutcomes,
  type PlacedOrder,
  stockTicketMachine,
  type TicketForm,
  type TicketTerms,
  ticketView,
} from '@corro/machines';
import type { DraftValues } from '../../../app/storage/drafts.ts';
import type { FlowCalls } from '../../../flows/orders/appOrderFlow.ts';
import { findOrder } from '../../../flows/orders/findOrder.ts';
import { isPrice, isQuantity } from '../../../flows/orders/persistedOrders.ts';
import { isRecord } from '../../../app/settings.ts';

/** The flow that buys and sells one instrument at the market price. */
export function ticketFlow(symbol: string) {
  return {
    machine: stockTicketMachine,
    viewOf: ticketView,
    name: symbol,
    split: {
      callsOf: (order: ConfirmedOrder<TicketTerms>) => splitOrder(order),
      join: joinOutcomes,
      factsOf: (callOutcomes: readonly CallOutcome<TicketTerms>[]) => ({ callOutcomes }),
    },
    changes: ['gains'],
    calls: (api: Transport): FlowCalls<TicketTerms> => ({
      place: ({ order: { key, terms, confirmedAt } }) => place(api, terms, key, { confirmedAt }),
      find: ({ key, confirmedAt }, signal) =>
        findOrder(api, { kind: 'stock', symbol, key, confirmedAt }, signal),
    }),
    isTerms: (value: unknown): value is TicketTerms => isTerms(value) && value.symbol === symbol,
    upgradeTerms,
    draftOf: ({ quantityText, moneyText, mode, unit }: TicketForm) =>
      quantityText === '' && moneyText === ''
        ? null
        : { quantity: quantityText, money: moneyText, mode, unit },
    formOf: ({ quantity = '', money = '', mode, unit }: DraftValues): Partial<TicketForm> => ({
      quantityText: quantity,
      moneyText: money,
      mode: mode === 'full' ? 'full' : 'half',
      unit: unit === 'dollars' ? 'dollars' : 'shares',
    }),
  };
}

function place(
  api: Transport,
  { symbol, quantity, price, lots: [lot] }: TicketTerms,
  key: string,
  options: { readonly confirmedAt: number },
): Promise<PlacedOrder> {
  if (lot === undefined) return buyStock(api, { symbol, quantity, price }, key, options);
  const { orderNumber, costPrice } = lot;
  return sellStock(api, { orderNumber, costPrice, price }, key, options);
}

function isTerms(value: unknown): value is TicketTerms {
  if (!isRecord(value)) return false;
  const { symbol, side, quantity, price, lots } = value;
  return (
    typeof symbol === 'string' &&
    Array.isArray(lots) &&
    lots.every(isLot) &&
    side === (lots.length === 0 ? 'buy' : 'sell') &&
    isQuantity(quantity) &&
    isPrice(price)
  );
}

/**
 * Converts terms stored before 28 November 2026: they have a single lot, or null, instead of a list
 * of lots.
 */
function upgradeTerms(stored: unknown): unknown {
  if (!isRecord(stored) || stored['lots'] !== undefined) return stored;
  const { lot, ...terms } = stored;
  return { ...terms, lots: lot === null ? [] : [lot] };
}

function isLot(value: unknown): value is Lot {
  if (!isRecord(value)) return false;
  const { orderNumber, quantity, costPrice, paid = null } = value;
  return (
    typeof orderNumber === 'string' &&
    isQuantity(quantity) &&
    isPrice(costPrice) &&
    (paid === null || isPrice(paid))
  );
}
