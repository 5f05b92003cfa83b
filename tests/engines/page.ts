import { setTimeout as pause } from 'node:timers/promises';
import { patience, phoneSize, type Phone } from './phone.ts';

/** What the customer does with a phone, and what is read from it. */
export interface Page extends Pick<Phone, 'open' | 'tap' | 'type'> {
  /** Waits until what an XPath finds is shown. */
  sees(what: string): Promise<void>;
  /** Waits until nothing of the kind is shown. */
  misses(what: string): Promise<void>;
  /** Waits until it is shown and has these words in it; the spaces of figures are plain. */
  reads(what: string, words: string): Promise<void>;
  /** Waits until the address has this path. */
  isAt(path: string): Promise<void>;
  /** The page as a PNG, once what is in it is painted. */
  picture(): Promise<Uint8Array>;
  /** What is wrong with the page, in words: its size, its language, and every error since it was opened. */
  faults(): Promise<readonly string[]>;
}

/** Keeps the errors of a page: thrown, rejected, refused by its headers. */
const listening = `(() => {
  window.faults = [];
  const note = (type, tell) => addEventListener(type, (event) => window.faults.push(tell(event)), true);
  note('error', (event) => event.message ?? 'Not loaded: ' + (event.target.src ?? event.target.href));
  note('unhandledrejection', (event) => String(event.reason));
  note('securitypolicyviolation', (event) => 'Refused: ' + event.violatedDirective + ' ' + event.blockedURI);
})()`;

/** One frame draws what there is; at the next it is on the screen. */
const painted =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))';

/** The words of the first match that is shown, else null. */
const wordsAt = (what: string) => `(() => {
  const found = document.evaluate(${JSON.stringify(what)}, document, null, 7, null);
  for (let at = 0; at < found.snapshotLength; at += 1) {
    const element = found.snapshotItem(at);
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0 && getComputedStyle(element).visibility === 'visible')
      return element.textContent.replaceAll(/\\s+/g, ' ');
  }
  return null;
})()`;

/** The page of a phone. */
export function pageOf(phone: Phone): Page {
  /** Asks until the answer is right; throws with the last one. */
  async function come(
    what: string,
    expression: string,
    isRight: (answer: unknown) => boolean,
  ): Promise<void> {
    const end = performance.now() + patience;
    for (;;) {
      const answer = await phone.ask(expression);
      if (isRight(answer)) return;
      if (performance.now() > end)
        throw new Error(`${what} did not come; there is: ${String(answer)}`);
      await pause(50);
    }
  }

  return {
    async open(address) {
      await phone.open(address);
      await phone.ask(listening);
    },
    tap: (what) => phone.tap(what),
    type: (field, text) => phone.type(field, text),
    sees: (what) => come(what, wordsAt(what), (words) => words !== null),
    misses: (what) => come(`The end of ${what}`, wordsAt(what), (words) => words === null),
    reads: (what, words) =>
      come(
        `«${words}» in ${what}`,
        wordsAt(what),
        (there) => typeof there === 'string' && there.includes(words),
      ),
    isAt: (path) => come(path, 'location.pathname', (there) => there === path),
    async picture() {
      await phone.ask(painted);
      return phone.picture();
    },
    async faults() {
      const { width, height } = phoneSize;
      const [size, lang, over, errors] = (await phone.ask(`[
        innerWidth + ' × ' + innerHeight,
        document.documentElement.lang,
        document.documentElement.scrollWidth - innerWidth,
        window.faults ?? ['It was loaded again.'],
      ]`)) as [string, string, number, readonly string[]];
      return [
        ...(size === `${width} × ${height}` ? [] : [`The window is ${size}.`]),
        ...(lang === 'es-MX' || lang === 'es' ? [] : [`The page is in «${lang}».`]),
        ...(over > 0 ? [`It scrolls sideways by ${over} pixels.`] : []),
        ...errors,
      ];
    },
  };
}
