// Generated from openapi/openapi.yaml by `npm run generate -w @corro/client`; do not edit.

/** Names of the extensions of the specification, as upstreams announce them in the config. */
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
