import { setTimeout as pause } from 'node:timers/promises';
import { patience, phoneSize, type Phone } from './phone.ts';

/** Actions and assertions on a phone. */
export interface Page extends Pick<Phone, 'open' | 'tap' | 'type'> {
  /** Waits until an XPath matches a visible element. */
  sees(what: string): Promise<void>;
  /** Waits until an XPath matches no visible element. */
  misses(what: string): Promise<void>;
  /**
   * Waits until a visible match of the XPath `what` contains `words`, with plain spaces in figures.
   */
  reads(what: string, words: string): Promise<void>;
  isAt(path: string): Promise<void>;
  /** A PNG of the painted page. */
  picture(): Promise<Uint8Array>;
  /** Problems of the page: wrong size, wrong language, and errors since the page was opened. */
  faults(): Promise<readonly string[]>;
}

/** Script that records exceptions, rejections, failed loads and policy violations. */
const listening = `(() => {
  window.faults = [];
  const note = (type, tell) => addEventListener(type, (event) => window.faults.push(tell(event)), true);
  note('error', (event) => event.message ?? 'Not loaded: ' + (event.target.src ?? event.target.href));
  note('unhandledrejection', (event) => String(event.reason));
  note('securitypolicyviolation', (event) => 'Refused: ' + event.violatedDirective + ' ' + event.blockedURI);
})()`;

/** Expression that resolves when a frame has been painted: at the start of the next frame. */
const painted =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))';

/** Expression that returns the text of the first visible match, or null. */
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

/** Creates the actions and assertions for a phone. */
export function pageOf(phone: Phone): Page {
  /**
   * Evaluates an expression repeatedly until the value is as expected. After the timeout, throws an
   * error with the last value.
   */
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
