import { Change, Inline, List, ListRow, Price, Tag, Text, UiProvider } from '@corro/ui';
import { changeOf, indexes, nameOf, type Poll, priceOf, symbolOf, usePoll } from './instruments.ts';

const ageOf = (readAt: number, now: number) =>
  now - readAt > 6000 ? `${Math.floor((now - readAt) / 1000)} s ago` : null;

/** A list of instruments as in the app. */
export function Ours() {
  const { tick, readAt } = usePoll();
  return (
    <UiProvider locale="en">
      <List label="Instruments">
        {indexes.map((index) => (
          <Instrument key={index} index={index} price={priceOf(index, tick)} readAt={readAt} />
        ))}
      </List>
    </UiProvider>
  );
}

interface InstrumentProps extends Pick<Poll, 'readAt'> {
  readonly index: number;
  readonly price: string;
}

function Instrument({ index, price, readAt }: InstrumentProps) {
  return (
    <ListRow
      href={`#${index}`}
      title={nameOf(index)}
      subtitle={
        <Inline gap={8}>
          <Text size={14} tone="muted">
            {symbolOf(index)}
          </Text>
          <Tag>NASDAQ</Tag>
        </Inline>
      }
      trailing={<Price value={price} unit="US$" readAt={readAt} ageOf={ageOf} />}
      trailingSub={<Change percent={changeOf(index)} />}
    />
  );
}
