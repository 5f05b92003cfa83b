import { Change, Inline, List, ListRow, Price, Tag, Text, UiProvider } from '@corro/ui';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** What the bench calls in the page. */
export interface ScrollBench {
  /** Scrolls so many frames, so many pixels each, while prices move; the most rows there ever were. */
  scroll(frames: number, pixels: number): Promise<number>;
  /** Jumps to so many places of the list, as by dragging the scroll bar; the most rows as above. */
  jump(places: number): Promise<number>;
  /** How many instruments the list has. */
  readonly count: number;
}

declare global {
  interface Window {
    scrollBench: ScrollBench;
  }
}

const count = 10_000;
const pollMs = 500;
const ageOf = (readAt: number, now: number) =>
  now - readAt > 6000 ? `${Math.floor((now - readAt) / 1000)} s ago` : null;
const cents = (index: number, tick: number) =>
  (10_000 + index * 17 + ((index + tick * 7) % 23)).toString();
const priceOf = (index: number, tick: number) => {
  const text = cents(index, tick);
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
};

/** A list of instruments as the app shows it, all of them polled at once. */
function Instruments() {
  const [{ tick, readAt }, setReading] = useState(() => ({ tick: 0, readAt: Date.now() }));
  useEffect(() => {
    const timer = setInterval(
      () => setReading((before) => ({ tick: before.tick + 1, readAt: Date.now() })),
      pollMs,
    );
    return () => clearInterval(timer);
  }, []);
  return (
    <List label="Instruments">
      {indexes.map((index) => (
        <Instrument key={index} index={index} price={priceOf(index, tick)} readAt={readAt} />
      ))}
    </List>
  );
}

const indexes = Array.from({ length: count }, (_, index) => index);

interface InstrumentProps {
  readonly index: number;
  readonly price: string;
  readonly readAt: number;
}

function Instrument({ index, price, readAt }: InstrumentProps) {
  return (
    <ListRow
      href={`#${index}`}
      title={`Company ${index}`}
      subtitle={
        <Inline gap={8}>
          <Text size={14} tone="muted">
            {`CO${index}`}
          </Text>
          <Tag>NASDAQ</Tag>
        </Inline>
      }
      trailing={<Price value={price} unit="US$" readAt={readAt} ageOf={ageOf} />}
      trailingSub={<Change percent={index % 2 === 0 ? '1.20' : '-0.41'} />}
    />
  );
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const rows = () => document.querySelectorAll('li').length;

window.scrollBench = {
  count,
  async scroll(frames, pixels) {
    let most = rows();
    for (let at = 0; at < frames; at++) {
      scrollBy(0, pixels);
      await frame();
      most = Math.max(most, rows());
    }
    return most;
  },
  async jump(places) {
    let most = rows();
    const height = document.documentElement.scrollHeight;
    for (let at = 0; at < places; at++) {
      scrollTo(0, (height * ((at * 7) % places)) / places);
      for (let wait = 0; wait < 6; wait++) await frame();
      if (rows() === 0) throw new Error('the list is empty');
      most = Math.max(most, rows());
    }
    return most;
  },
};

const root = document.getElementById('root');
if (!root) throw new Error('nowhere to draw');
createRoot(root).render(
  <UiProvider locale="en">
    <Instruments />
  </UiProvider>,
);
