import type { ChatMessage } from '@corro/client';
import { fakeNow } from '../fakeClock/fakeClock.ts';

/** A message of the agent's, a minute ago. */
export function buildMessage(change: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: 'm-1',
    author: 'agent',
    text: '¿En qué te ayudamos?',
    createdAt: fakeNow - 60_000,
    clientKey: null,
    caseNumber: null,
    ...change,
  };
}
