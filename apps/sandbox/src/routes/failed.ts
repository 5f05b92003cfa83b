import { MarketUnavailable } from '../market/index.ts';
import { no, type Answer } from '../rules/answer.ts';
import { isSafeToRefuse } from '../store/index.ts';
import { BadRequest } from './route.ts';

/**
 * The refusal for a failure after which nothing was done for certain, or null. Any other failure
 * must not look like a refusal: an order may have been carried out, and who asked has to look.
 */
export function failed(error: unknown): { answer: Answer; status: 200 | 400 } | null {
  if (error instanceof BadRequest) return { answer: no(error.code), status: 400 };
  if (error instanceof MarketUnavailable || isSafeToRefuse(error)) {
    return { answer: no('busy'), status: 200 };
  }
  return null;
}
