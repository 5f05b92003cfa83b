import { isCorroError } from '@corro/client';
import { type QueryResult, useStandingError } from '../../../common/queries/useQueryTrouble.tsx';

/** Whether the upstream has said that there is no such instrument: trying again will not help. */
export function useIsUnknownInstrument(quote: QueryResult<unknown>): boolean {
  const error = useStandingError(quote);
  return (
    quote.data === undefined &&
    isCorroError(error) &&
    error.kind === 'refusal' &&
    error.code === 'unknown-instrument'
  );
}
