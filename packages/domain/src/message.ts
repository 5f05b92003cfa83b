import { limits } from './limits.ts';
import type { Problem } from './problem.ts';

/** Checks a message to customer service: more than blanks, and at most 1000 characters (code points). */
export function checkMessage(text: string): Problem[] {
  const field = 'message';
  if (text.trim() === '') return [{ code: 'message-required', field }];
  const { messageLength: max } = limits;
  if (Array.from(text).length <= max) return [];
  return [{ code: 'message-too-long', field, values: { max } }];
}
