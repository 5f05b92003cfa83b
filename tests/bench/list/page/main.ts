import { ours } from './ours.tsx';
import { firstQuotes, nextQuotes, rowCount } from './quotes.ts';
import { theirs } from './theirs.ts';

/** API of the page. */
export interface ListBench {
  prepare(side: 'ours' | 'theirs'): Promise<void>;
  /** Ticks every `pause` ms. If `live` is false, the prices stay the same. */
  run(ticks: number, pause: number, live: boolean): Promise<void>;
  /** Returns the visible text, to compare the two sides. */
  text(): string;
}

declare global {
  interface Window {
    listBench: ListBench;
  }
}

let quotes = firstQuotes();
let update: (next: typeof quotes) => void;
let tick = 0;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

window.listBench = {
  async prepare(side) {
    const root = document.getElementById('root');
    if (!root) throw new Error('nowhere to draw');
    update = ours(root, quotes);
    await sleep(200);
    if (side === 'ours') return;
    const markup = root.innerHTML;
    const fresh = document.createElement('div');
    root.replaceWith(fresh);
    update = theirs(fresh, markup, quotes);
  },
  async run(ticks, pause, live) {
    for (let i = 0; i < ticks; i++) {
      if (live) {
        quotes = nextQuotes(quotes, tick++);
        update(quotes);
      }
      await sleep(pause);
    }
  },
  text: () => {
    const { length } = document.querySelectorAll('li');
    if (length !== rowCount) throw new Error(`${length} rows`);
    return document.body.innerText;
  },
};
