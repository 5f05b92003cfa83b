import type { Context } from 'hono';
import { stringifyIn } from '../languages/translate.ts';
import { MarketUnavailable } from '../market/index.ts';
import { type Answer, codeOf, no } from '../rules/answer.ts';
import { isDiskFull, isSafeToRefuse } from '../store/index.ts';
import { type RouteAnswer, BadRequest, EventStream, Picture } from './route.ts';

interface Outcome {
  msg: string;
  code: string | null;
}

declare module 'hono' {
  interface ContextVariableMap {
    outcome: Outcome;
    customerId: string;
  }
}

export const allWell: Outcome = { msg: 'ok', code: null };

function outcomeOf(answer: Answer | string): Outcome {
  if (typeof answer === 'string' && answer.startsWith('{"msg":"ok"')) return allWell;
  const parsedAnswer: Answer = typeof answer === 'string' ? JSON.parse(answer) : answer;
  return { msg: parsedAnswer.msg, code: codeOf(parsedAnswer) };
}

/** Sends JSON in the customer's language, an image, or events. */
export function send(
  context: Context,
  answer: RouteAnswer,
  status: 200 | 400 | 404 | 429 = 200,
): Response {
  if (answer instanceof Picture) {
    return context.body(new Uint8Array(answer.bytes), 200, {
      'content-type': answer.type,
      // Opened on its own, the picture is stored as a file and not shown as a page.
      'content-disposition': `attachment; filename="${answer.fileName}"`,
    });
  }
  if (answer instanceof EventStream) {
    context.set('outcome', allWell);
    return context.body(answer.body, 200, { 'content-type': 'text/event-stream; charset=UTF-8' });
  }
  context.set('outcome', outcomeOf(answer));
  const text = typeof answer === 'string' ? answer : stringifyIn(context.get('language'), answer);
  return context.body(text, status, {
    'content-type': 'application/json; charset=UTF-8',
    // `hono/compress` reads the length from this header to leave short bodies uncompressed.
    'content-length': String(Buffer.byteLength(text)),
  });
}

/**
 * Returns the refusal for an error that certainly prevented any change; null for other errors.
 * Those must not look like refusals: an order may have been executed, so the caller has to check.
 */
export function failureAnswer(error: unknown): { answer: Answer; status: 200 | 400 } | null {
  if (error instanceof BadRequest) return { answer: no(error.code), status: 400 };
  if (error instanceof MarketUnavailable) return busy({ reason: 'prices' });
  if (isDiskFull(error)) return busy({ reason: 'storage' });
  return isSafeToRefuse(error) ? busy() : null;
}

/** `reason` names what is unavailable; no reason means that the sandbox is overloaded. */
function busy(values?: { reason: 'prices' | 'storage' }): { answer: Answer; status: 200 } {
  return { answer: no('busy', values), status: 200 };
}
