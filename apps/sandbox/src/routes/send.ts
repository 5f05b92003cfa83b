import type { Context } from 'hono';
import { codeOf, type Answer } from '../rules/answer.ts';
import { Picture, type Answered } from './route.ts';

/** What was answered, for who watches. */
export interface Outcome {
  msg: string;
  code: string | null;
}

declare module 'hono' {
  interface ContextVariableMap {
    outcome: Outcome;
    customerId: string;
  }
}

function outcomeOf(answer: Answer | string): Outcome {
  if (typeof answer === 'string' && answer.startsWith('{"msg":"ok"'))
    return { msg: 'ok', code: null };
  const told: Answer = typeof answer === 'string' ? JSON.parse(answer) : answer;
  return { msg: told.msg, code: codeOf(told) };
}

/** What a call came to, as it leaves: JSON, or the bytes of an image. */
export function send(context: Context, answer: Answered, status: 200 | 400 | 404 = 200): Response {
  if (answer instanceof Picture) {
    return context.body(new Uint8Array(answer.bytes), 200, { 'content-type': answer.type });
  }
  context.set('outcome', outcomeOf(answer));
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return context.body(text, status, { 'content-type': 'application/json; charset=UTF-8' });
}
