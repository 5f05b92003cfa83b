import { defineMessages } from '@corro/messages';
import { Text } from '@corro/ui';
import { Fragment } from 'react';
import { type I18n, useI18n, orDash } from '../../app/i18n/i18n.ts';

const marketTags = defineMessages({
  CGI: { id: 'market.tag.CGI' },
  FOREX: { id: 'market.tag.FOREX' },
  FUTURE: { id: 'market.tag.FUTURE' },
  INDEX: { id: 'market.tag.INDEX' },
  MX: { id: 'markets.MX' },
  US: { id: 'markets.US' },
});

interface InstrumentPlaceProps {
  /** Null if unknown; omit it where it is shown elsewhere. */
  readonly symbol?: string | null;
  /** Market tag; omit it to hide the market. */
  readonly market?: string;
  /** Name of the market for a tag that Corro does not know. */
  readonly marketName?: string | null;
  readonly exchangeName?: string | null;
}

/** Code and market of an instrument: «ACC001 · EE. UU. · NASDAQ». */
export function CodeAndMarket(props: InstrumentPlaceProps) {
  const { symbol, market = '', marketName = null, exchangeName = null } = props;
  const { t } = useI18n();
  const words = marketText(market, { t }, marketName ?? market);
  const code = symbol === undefined ? null : orDash(symbol);
  const places = [code, words, exchangeName].filter((place) => (place ?? '') !== '');
  return (
    <>
      {places.map((place, at) => (
        <Fragment key={place}>
          {at === 0 ? null : between}
          <Text size={12} tone="muted">
            {place}
          </Text>
        </Fragment>
      ))}
    </>
  );
}

const between = ' · ';

/** Name of a market by its tag. */
export function marketText(tag: string, { t }: Pick<I18n, 't'>, otherwise = tag): string {
  return isMarketTag(tag) ? t(marketTags[tag]) : otherwise;
}

function isMarketTag(tag: string): tag is keyof typeof marketTags {
  return Object.hasOwn(marketTags, tag);
}
