// How an upstream sends an entity, for those who only test.
export { codecs, Refusal } from '@corro/client';
export * from './builders/account.ts';
export * from './builders/gains.ts';
export * from './builders/identity.ts';
export * from './builders/cards.ts';
export * from './builders/instruments.ts';
export * from './builders/ipos.ts';
export * from './builders/loans.ts';
export * from './builders/cases.ts';
export * from './builders/messages.ts';
export * from './builders/money.ts';
export * from './builders/notices.ts';
export * from './builders/page.ts';
export * from './builders/passkeys.ts';
export * from './builders/sessions.ts';
export * from './builders/statements.ts';
export * from './builders/trading.ts';
export * from './builders/withdrawals.ts';
export { challenged, easyChallenge } from './challenge.ts';
export { type FakeClock, createFakeClock, fakeNow, settle } from './fakeClock/fakeClock.ts';
export { createFakeStorage } from './fakeStorage/fakeStorage.ts';
export { rejection } from './rejection.ts';
export { type ScriptedAnswer, answer } from './scriptedFetch/answers.ts';
export {
  type HeldCall,
  type RecordedCall,
  type Script,
  type ScriptedFetch,
  createScriptedFetch,
  scriptedBase,
} from './scriptedFetch/scriptedFetch.ts';
export { type TestApi, createTestApi } from './testApi.ts';
