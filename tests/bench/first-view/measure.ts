import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { install } from '../../install.ts';

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
