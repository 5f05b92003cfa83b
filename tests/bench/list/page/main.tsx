import { createRoot } from 'react-dom/client';
import { Ours } from './ours.tsx';
import { templateOf, Theirs } from './theirs.tsx';

export interface Gesture {
  readonly frames: number;
  /** CSS pixels a frame. */
  readonly pixels: number;
}

/** API of the page. */
export interface ScrollBench {
  show(side: 'ours' | 'theirs'): Promise<void>;
  /** Scrolls from the top. Throws unless the expected row is in the middle of the screen at the end. */
  scroll(gesture: Gesture): Promise<void>;
}

declare global {
  interface Window {
    scrollBench: ScrollBench;
  }
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function frames(many: number): Promise<void> {
  for (let at = 0; at < many; at++) await frame();
}

/** Returns the text of the first rows without prices, to compare the two sides. */
function shownRows(): string {
  return [...document.querySelectorAll<HTMLElement>('li a')]
    .slice(0, 5)
    .map((row) => row.innerText.replace(/US\$\s[\d,.]+/, ''))
    .join('\n');
}

window.scrollBench = {
  async show(side) {
    const place = document.getElementById('root')!;
    const root = createRoot(place);
    root.render(<Ours />);
    await frames(30);
    if (side === 'ours') return;
    const list = place.querySelector('ul')!;
    const items = [...list.querySelectorAll('li')].slice(0, 2);
    const props = {
      listClass: list.className,
      itemClass: items[0]!.className,
      rowHeight: items[0]!.offsetHeight,
      templates: items.map((item) => templateOf(item.firstElementChild!)),
    };
    const expected = shownRows();
    root.render(<Theirs {...props} />);
    await frames(30);
    const found = shownRows();
    if (found !== expected) {
      throw new Error(`The sides show ${expected} and ${found}.`);
    }
  },
  async scroll({ frames: many, pixels }) {
    scrollTo(0, 0);
    await frames(10);
    for (let at = 0; at < many; at++) {
      scrollBy(0, pixels);
      await frame();
    }
    await frames(10);
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('li');
    const index = Number(middle?.innerText.match(/Company (\d+)/)?.[1]);
    const expected = (many * pixels + innerHeight / 2) / middle!.offsetHeight;
    if (!(Math.abs(index - expected) < 3)) {
      throw new Error(`Row ${index} is in view instead of ${expected}.`);
    }
  },
};
