import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** What Lighthouse says of one cold load; times in ms. */
export interface FirstView {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Bytes of script on the wire. */
  readonly script: number;
}

/**
 * Loads a page cold in a browser of its own, on Lighthouse's mobile preset. Now and then the
 * browser's recording lacks its beginning: nothing was measured then, so the load is done again.
 */
export async function measureFirstView(address: string): Promise<FirstView> {
  return (await measureOnce(address)) ?? (await measureOnce(address)) ?? failToRecord();
}

function failToRecord(): never {
  throw new Error('The browser has twice recorded a load without its beginning.');
}

async function measureOnce(address: string): Promise<FirstView | null> {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: 'error',
    });
    if (result === undefined) throw new Error('Lighthouse gave no result.');
    const { audits, runtimeError } = result.lhr;
    if (runtimeError?.code === 'NO_NAVSTART') return null;
    if (runtimeError) throw new Error(runtimeError.message);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      script: scriptBytes(audits['network-requests']?.details),
    };
  } finally {
    chrome.kill();
  }
}

function scriptBytes(details: unknown): number {
  if (typeof details !== 'object' || details === null || !('items' in details)) return 0;
  const items = details.items as readonly { resourceType?: string; transferSize?: number }[];
  return items
    .filter((item) => item.resourceType === 'Script')
    .reduce((sum, item) => sum + (item.transferSize ?? 0), 0);
}
