// Generated from openapi/openapi.yaml by `npm run generate -w @corro/sandbox`; do not edit.

/** What the contract adds to the specification, by the names that it is announced by. */
export const extensions = [
  'cancel',
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
  'sessions',
  'startover',
] as const;
