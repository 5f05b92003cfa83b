// Generated from openapi/openapi.yaml by `npm run generate -w @corro/sandbox`; do not edit.

/** Names that announce the extensions of the contract. */
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
