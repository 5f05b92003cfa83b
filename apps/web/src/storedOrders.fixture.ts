/*
 * Pending orders exactly as builds of the app have stored them under `pending_orders`. A customer
 * may come back with any of them, so none is changed here; a new format is added beside them.
 */

const key = '0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11';

/** The stored text, and the route of the list in which the order is looked up. */
export interface StoredOrder {
  readonly text: string;
  readonly look: string;
}

const orderList = 'POST /stock/success/deal/list';

/** A stock ticket stored its terms beside the key until 22 November 2026. */
export const storedTickets = {
  'one to a name': {
    look: orderList,
    text: `{"NVLO":{"key":"${key}","symbol":"NVLO","side":"buy","quantity":10,"price":"128.40","lot":null,"confirmedAt":1795187400000}}`,
  },
  'terms beside the key': {
    look: orderList,
    text: `{"NVLO":[{"key":"${key}","symbol":"NVLO","side":"buy","quantity":10,"price":"128.40","lot":null,"confirmedAt":1795187400000}]}`,
  },
  'a sale, terms beside the key': {
    look: orderList,
    text: `{"NVLO":[{"key":"${key}","symbol":"NVLO","side":"sell","quantity":10,"price":"128.40","lot":{"orderNumber":"L-7","quantity":10,"costPrice":"120.00"},"confirmedAt":1795187400000}]}`,
  },
  'terms of their own': {
    look: orderList,
    text: `{"NVLO":[{"key":"${key}","terms":{"symbol":"NVLO","side":"buy","quantity":10,"price":"128.40","lot":null},"confirmedAt":1795187400000}]}`,
  },
  'a lot among several, under a name of its own': {
    look: orderList,
    text: `{"lot:NVLO:L-7":[{"key":"${key}","terms":{"symbol":"NVLO","side":"sell","quantity":10,"price":"128.40","lot":{"orderNumber":"L-7","quantity":10,"costPrice":"120.00"}},"confirmedAt":1795187400000}]}`,
  },
  'a list of lots': {
    look: orderList,
    text: `{"NVLO":[{"key":"${key}","terms":{"symbol":"NVLO","side":"sell","quantity":10,"price":"128.40","lots":[{"orderNumber":"L-7","quantity":10,"costPrice":"120.00"}]},"confirmedAt":1795187400000}]}`,
  },
} satisfies Record<string, StoredOrder>;

/** Every other flow, by its name. */
export const storedOrders = {
  block: {
    look: orderList,
    text: `{"flow:block":[{"key":"${key}","terms":{"kind":"block","offerId":"bulk-2026-11-20-NVLO","symbol":"NVLO","name":"Norvelo","price":"120.00","quantity":100},"confirmedAt":1795187400000}]}`,
  },
  qip: {
    look: orderList,
    text: `{"flow:qip":[{"key":"${key}","terms":{"kind":"qip","offerId":"3","symbol":"NVLO","name":"Norvelo","price":"120.00","quantity":100},"confirmedAt":1795187400000}]}`,
  },
  ipo: {
    look: 'GET /stock/success/ipo/list',
    text: `{"flow:ipo":[{"key":"${key}","terms":{"offeringId":"1495989","symbol":"VALDRA","name":"Valdrano Capital","price":"25.33","quantity":100},"confirmedAt":1795187400000}]}`,
  },
  fund: {
    look: 'GET /stock/success/fund/orders',
    text: `{"flow:fund":[{"key":"${key}","terms":{"fundId":"LIQ-20777","name":"Liquidez Diaria","amount":"1000.00"},"confirmedAt":1795187400000}]}`,
  },
  recharge: {
    look: 'GET /stock/success/property/list',
    text: `{"flow:recharge":[{"key":"${key}","terms":{"amount":"5000","method":"bank"},"confirmedAt":1795187400000}]}`,
  },
  withdraw: {
    look: 'GET /stock/success/property/withdraw',
    text: `{"flow:withdraw":[{"key":"${key}","terms":{"cardId":"5","kind":"bank","bankName":"Banco del Centro","masked":"•••• 7771","amount":"250"},"confirmedAt":1795187400000}]}`,
  },
  repayment: {
    look: 'GET /stock/success/loans/list',
    text: `{"flow:loan-repayment":[{"key":"${key}","terms":{"orderNumber":"261120-7K3M9-Q2X4B","amount":"500.00","cost":"4.93"},"confirmedAt":1795187400000}]}`,
  },
  loan: {
    look: 'GET /stock/success/loans/list',
    text: `{"flow:loan":[{"key":"${key}","terms":{"amount":"500","rate":"12.00","days":30},"confirmedAt":1795187400000}]}`,
  },
} satisfies Record<string, StoredOrder>;
