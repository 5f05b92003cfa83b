// Generated from openapi/openapi.yaml by `npm run generate -w @corro/client`; do not edit.

/** What the contract adds to the specification, by the names that upstreams announce. */
export const extensions = [
  'account.stream',
  'bill.search',
  'cancel',
  'cards.confirm',
  'cards.delete',
  'cases',
  'code.change',
  'code.recover',
  'documents',
  'gains',
  'loans.repay',
  'notices',
  'passkeys',
  'portfolio',
  'quotes.stream',
  'recovery',
  'sessions',
  'startover',
] as const;
