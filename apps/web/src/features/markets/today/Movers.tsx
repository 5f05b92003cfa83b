import type { Stock } from '@corro/client';
import { Inline, Text } from '@corro/ui';
import { orDash } from '../../../app/i18n/i18n.ts';
import { InstrumentAvatar } from '../../../common/instruments/InstrumentAvatar.tsx';
import { MoverCards } from '../movers/MoverCards.tsx';

export interface MoversProps {
  readonly stocks: readonly Stock[];
}

/** The shares that moved most today. */
export function Movers({ stocks }: MoversProps) {
  return (
    <MoverCards instruments={stocks} each={4}>
      {({ symbol, name, market }) => (
        <>
          <Inline gap={8} wrap={false}>
            <InstrumentAvatar size={32} symbol={symbol} name={name} market={market} />
            <Text size={14} weight="strong" truncate>
              {orDash(symbol)}
            </Text>
          </Inline>
          <Text size={12} tone="muted" truncate>
            {name}
          </Text>
        </>
      )}
    </MoverCards>
  );
}
