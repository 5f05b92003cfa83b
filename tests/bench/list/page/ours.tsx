import { List, ListRow, Price, UiProvider } from '@corro/ui';
import { memo, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { LiveQuote } from './quotes.ts';

const ageLabel = (seconds: number) => `${seconds} s ago`;

const LiveRow = memo(function LiveRow({ quote }: { quote: LiveQuote }) {
  return (
    <ListRow
      title={quote.symbol}
      subtitle={quote.name}
      trailing={
        <Price
          value={quote.price}
          readAt={quote.readAt}
          staleAfterMs={10_000}
          ageLabel={ageLabel}
        />
      }
    />
  );
});

/** The design system's rows; each tick is new data from above, as a query hands it down. */
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
