// Generated from src by `npm run generate`; do not edit.

export * from '../builders/account.ts';
export * from '../builders/cards.ts';
export * from '../builders/cases.ts';
export * from '../builders/gains.ts';
export * from '../builders/identity.ts';
export * from '../builders/instruments.ts';
export * from '../builders/ipos.ts';
export * from '../builders/loans.ts';
export * from '../builders/messages.ts';
export * from '../builders/money.ts';
export * from '../builders/notices.ts';
export * from '../builders/page.ts';
export * from '../builders/passkeys.ts';
export * from '../builders/sessions.ts';
export * from '../builders/statements.ts';
export * from '../builders/trading.ts';
export * from '../builders/withdrawals.ts';
