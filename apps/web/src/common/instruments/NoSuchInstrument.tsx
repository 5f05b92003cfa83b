import { isCorroError } from '@corro/client';
import { Button, EmptyState } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { patterns } from '../../links.ts';
import { type QueryResult, useLastError } from '../queries/queryError.tsx';

/** Shown at the address of an instrument that does not exist, with a link to the markets. */
export function NoSuchInstrument() {
  const { t } = useI18n();
  return (
    <EmptyState
      picture="notFound"
      title={t({ id: 'stock.unknownTitle' })}
      text={t({ id: 'stock.unknownText' })}
      action={<Button href={patterns.markets}>{t({ id: 'home.toMarkets' })}</Button>}
    />
  );
}

/**
 * True if the upstream reports that the instrument does not exist, in which case a retry is
 * useless.
 */
export function useIsUnknownInstrument(quote: QueryResult<unknown>): boolean {
  const error = useLastError(quote);
  return (
    quote.data === undefined &&
    isCorroError(error) &&
    error.kind === 'refusal' &&
    error.code === 'unknown-instrument'
  );
}
