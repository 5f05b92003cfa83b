import { buyStock, sellStock, type Transport } from '@corro/client';
import type { Lot } from '@corro/domain';
import {
  stockTicketMachine,
  ticketView,
  type PlacedOrder,
  type TicketForm,
  type TicketTerms,
} from '@corro/machines';
import type { DraftValues } from '../../../app/storage/drafts.ts';
import type { FlowCalls } from '../../../flows/orders/appOrderFlow.ts';
import { findOrder } from '../../../flows/orders/findOrder.ts';
import { isFields, isPrice, isQuantity } from '../../../flows/orders/persistedOrders.ts';

/** What the names begin with that the sales of an instrument's lots are stored under. */
export function lotFlowNames(symbol: string): string {
  return `lot:${symbol}:`;
}

/** Buying and selling one instrument at the market's price; with the number of a lot, its sale beside others. */
export function ticketFlow(symbol: string, lotNumber?: string) {
  return {
    machine: stockTicketMachine,
    viewOf: ticketView,
    name: lotNumber === undefined ? symbol : `${lotFlowNames(symbol)}${lotNumber}`,
    changes: ['gains'],
    calls: (api: Transport): FlowCalls<TicketTerms> => ({
      place: ({ order: { key, terms, confirmedAt } }) => place(api, terms, key, { confirmedAt }),
      find: ({ key, confirmedAt }, signal) =>
        findOrder(api, { kind: 'stock', symbol, key, confirmedAt }, signal),
    }),
    isTerms: (value: unknown): value is TicketTerms => isTerms(value) && value.symbol === symbol,
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
  { symbol, quantity, price, lot }: TicketTerms,
  key: string,
  options: { readonly confirmedAt: number },
): Promise<PlacedOrder> {
  if (lot === null) return buyStock(api, { symbol, quantity, price }, key, options);
  const { orderNumber, costPrice } = lot;
  return sellStock(api, { orderNumber, costPrice, price }, key, options);
}

function isTerms(value: unknown): value is TicketTerms {
  if (!isFields(value)) return false;
  const { symbol, side, quantity, price, lot } = value;
  return (
    typeof symbol === 'string' &&
    (side === 'buy' ? lot === null : side === 'sell' && isLot(lot)) &&
    isQuantity(quantity) &&
    isPrice(price)
  );
}

function isLot(value: unknown): value is Lot {
  if (!isFields(value)) return false;
  const { orderNumber, quantity, costPrice, paid = null } = value;
  return (
    typeof orderNumber === 'string' &&
    isQuantity(quantity) &&
    isPrice(costPrice) &&
    (paid === null || isPrice(paid))
  );
}
