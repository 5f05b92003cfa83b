// Re-exported for the stories, which do not depend on the client.
export { codecs, Refusal } from '@corro/client';
export * from './__generated__/builders.ts';
export * from './builders/config.ts';
export * from './builders/entities.ts';
export * from './builders/instruments.ts';
export { challengeRefusal, easyChallenge } from './challenge.ts';
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
