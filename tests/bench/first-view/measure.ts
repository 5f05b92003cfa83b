import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { install } from '../../install.ts';
import { openSlowPhone } from '../shared/slowPhone.ts';

/** Lighthouse's figures of a cold load; times in ms. */
export interface FirstView {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** Part of a Lighthouse report that this bench uses. */
interface Report {
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly runtimeError?: { readonly code: string; readonly message: string };
}

const run = promisify(execFile);
const chromeFlags =
  '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update';

/** Loads a page with an empty cache in a new browser, on Lighthouse's mobile preset. */
export async function measureFirstView(address: string): Promise<FirstView> {
  const program = join(install('lighthouse@13.5.0'), '.bin/lighthouse');
  const flags = ['--output=json', '--quiet', '--only-categories=performance'];
  const env = {
    ...process.env,
    CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  };
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { stdout } = await run(program, [address, ...flags, `--chrome-flags=${chromeFlags}`], {
      env,
      maxBuffer: 64 * 1024 * 1024,
    }).catch((error: { stdout: string }) => error);
    const { audits, runtimeError } = JSON.parse(stdout) as Report;
    // Measures again, because the browser's trace sometimes lacks the start of the navigation.
    if (runtimeError?.code === 'NO_NAVSTART') continue;
    if (runtimeError) throw new Error(runtimeError.message);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  }
  throw new Error('The browser recorded two loads without their start.');
}

/**
 * Measures the milliseconds from the navigation until React handles the form of a page, with an empty cache, on the
 * slow preset.
 */
export async function measureFormReady(browser: Browser, address: string): Promise<number> {
  const page = await openSlowPhone(browser);
  try {
    await page.goto(address, { waitUntil: 'commit' });
    const ready = await page.waitForFunction(
      () => {
        // React adds its own properties to elements that it has rendered or hydrated.
        const form = document.querySelector('form');
        const isReady = form !== null && Object.keys(form).some((key) => key.startsWith('__react'));
        return isReady ? performance.now() : false;
      },
      null,
      { polling: 10 },
    );
    return Number(await ready.jsonValue());
  } finally {
    await page.context().close();
  }
}
