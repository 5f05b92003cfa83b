import { List, ListRow, Price, UiProvider } from '@corro/ui';
import { memo, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { LiveQuote } from './quotes.ts';

const ageOf = (readAt: number, now: number) =>
  now - readAt > 10_000 ? `${Math.floor((now - readAt) / 1000)} s ago` : null;

const LiveRow = memo(function LiveRow({ quote }: { quote: LiveQuote }) {
  return (
    <ListRow
      title={quote.symbol}
      subtitle={quote.name}
      trailing={<Price value={quote.price} readAt={quote.readAt} ageOf={ageOf} />}
    />
  );
});

/** Creates the list from the design system's rows. Each tick passes new data. */
export function ours(
  root: HTMLElement,
  first: readonly LiveQuote[],
): (quotes: readonly LiveQuote[]) => void {
  let update: ((quotes: readonly LiveQuote[]) => void) | undefined;
  function Quotes() {
    const [quotes, setQuotes] = useState(first);
    useEffect(() => {
      update = setQuotes;
    }, []);
    return (
      <List label="Quotes">
        {quotes.map((quote) => (
          <LiveRow key={quote.symbol} quote={quote} />
        ))}
      </List>
    );
  }
  createRoot(root).render(
    <UiProvider locale="en">
      <Quotes />
    </UiProvider>,
  );
  return (quotes) => update?.(quotes);
}
