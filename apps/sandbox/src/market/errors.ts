/**
 * The source of prices cannot answer at this moment: a timeout, a network failure, an answer that
 * makes no sense. Asking again later may help; the sandbox answers it with `busy`.
 */
export class MarketUnavailable extends Error {
  override readonly name = 'MarketUnavailable';
  readonly code = 'busy';
}
