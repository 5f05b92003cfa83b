import { readFileSync } from 'node:fs';
import { createSandbox, inMemory, type Sandbox } from '@corro/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { residentKb } from './residentKb.ts';
import { call, newcomerAt } from './sandboxAt.ts';

// Images of a kilobyte that unfold to hundreds of megabytes, eight at once.

/** An AVIF of 8000 × 8000 pixels, all grey: 1.2 GB of memory to decode. */
const tooLarge = [
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAA',
  'AAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAtEAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABh',
  'djAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgT8CAAAAABRpc3BlAAAAAAAAH0AAAB9AAAAA',
  'EHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAALZbWRhdBIACgo/8z5/8/aQENBpMsAFEBKExgmHnnnm',
  'gkAAAFbPzEdqlgd135JZ3APfQe420RZkk7dIuRSzb2Kkl0ulVd2VCejvgc33OuLPWvRLCh7M26NF3N/STV18Qc8CwgtR',
  'x7kMiDIjjjp1R9IXnR6KGwEpk5GW+YBVz8xHapYHdd+SWdwD30HuNtEWZJO3SLkUs29ipJdLpVXdlQno74HN90dxOaM7',
  'HWMjZJ/YUJ9OBToUhe5XgivqkA+hduiD/R0TP7tt6aNf9OQgjBhIVXBWz8xHapYHdd+SWdwD30HuNtEWZJO3SLkUs29i',
  'pJdLpVXdlQno74HN9zriz1r0SwoezNujRdzf0k1dfEHPAsILUce5DIgyI446dUfSF50eihsBKZORlvmAVc/MR2qWB3Xf',
  'klncA99B7jbRFmSTt0i5FLNvYqSXS6VV3ZUJ6O+BzfdHcTmjOx1jI2Sf2FCfTgU6FIXuV4Ir6pAPoXbog/0dEz+7bemj',
  'X/TkIIwYSFVwVs/MR2qWB3XfklncA99B7jbRFmSTt0i5FLNvYqSXS6VV3ZUJ6O+Bzfc64s9a9EsKHszbo0Xc39JNXXxB',
  'zwLCC1HHuQyIMiOOOnVH0hedHoobASmTkZb5gFXPzEdqlgd135JZ3APfQe420RZkk7dIuRSzb2Kkl0ulVd2VCejvgc33',
  'R3E5ozsdYyNkn9hQn04FOhSF7leCK+qQD6F26IP9HRM/u23po1/05CCMGEhVcFLPzEdqlgd135JZ3APfQe420RZkk7dI',
  'uRSzb2Kkl0ulVd2VCejvgc33OuLPWvRLCh7M26NF3N/STV18Qc8CwgtRx7kMiDIjjjp1R9IXnR6KGwEpQM/MR2qWB3Xf',
  'klncA99B7jbRFmSTt0i5FLNvYqSXS6VV3ZUJ6O+BzfdHcTmjOx1jI2Sf2FCfTgU6FIXuV4Ir6pAPoXbog/0dEz+7bemj',
  'X/TkIIg=',
];

/** One of 4000 × 4000, the largest that is decoded: some 300 MB. */
const largest = [
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAA',
  'AAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAMgAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABh',
  'djAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgTACAAAAABRpc3BlAAAAAAAAD6AAAA+gAAAA',
  'EHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAADQbWRhdBIACgo8Lv5/59pAQ0GkMrcBEEoTGCYeeeea',
  'CQAAVc/MR2qWB3XfklncA99B7jbRFmSTt0i5FLNvYqSXS6VV3ZUJ6O+BzfdC0h48hYVjOm8HDhbyhhxQ4uX95Ji2F2iJ',
  'Lfl85GqZzhzk9cxfqFKHG4ftGj2qz8xHapYHdd+SWdwD30HuNtEWZJO3SLkUs29ipJdLpVXdlQno74HN90LSHjyFhWM6',
  'bwcOFvKGHFDi5f3kmLYXaIkt+XzkapnOHOT1zF+oUocbh+0h',
];

let sandbox: Sandbox;
let tokens: string[];

beforeAll(async () => {
  const settings = { dataDir: inMemory, databaseUrl: null, marketDataDir: null };
  sandbox = await createSandbox({
    settings: { ...settings, marketFeed: 'simulated' },
    clock: Date,
  });
  const phones = Array.from({ length: 9 }, (_, index) => 5_580_000_000 + index);
  tokens = await Promise.all(phones.map((phone) => newcomerAt(sandbox, phone)));
}, 120_000);
afterAll(() => sandbox.close());

async function upload(token: string, image: readonly string[]): Promise<unknown> {
  const form = new FormData();
  form.set('file', new File([Buffer.from(image.join(''), 'base64')], 'foto.avif'));
  const init = { method: 'POST', headers: { token }, body: form };
  const response = await sandbox.fetch(new Request('http://any/api/stock/success/upload', init));
  return ((await response.json()) as { data: unknown }).data;
}

/** Megabytes that this process and those that it has started have in memory. */
function residentOfAll(): number {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  const pids = [String(process.pid), ...children.split(' ').filter((pid) => pid !== '')];
  return pids.map(residentKb).reduce((sum, kilobytes) => sum + kilobytes) / 1024;
}

/** Uploads an image eight times at once; what comes of it, and what it costs meanwhile. */
async function bombard(image: readonly string[]) {
  const before = residentOfAll();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, residentOfAll())), 10);
  const over = new AbortController();
  const waits: number[] = [];
  async function others(): Promise<void> {
    while (!over.signal.aborted) {
      const asked = performance.now();
      const { msg } = await call(sandbox, '/stock/success/v2/balance', tokens[8]!);
      expect(msg).toBe('ok');
      waits.push(Math.round(performance.now() - asked));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  const other = others();
  const answers = await Promise.all(tokens.slice(0, 8).map((token) => upload(token, image)));
  over.abort();
  await other;
  clearInterval(watch);
  return { answers, megabytes: Math.round(peak - before), waits: waits.toSorted((a, b) => a - b) };
}

test.runIf(process.platform === 'linux')(
  'eight images are refused before they unfold',
  async () => {
    const { answers, megabytes, waits } = await bombard(tooLarge);
    process.stdout.write(
      `8 × 64 million pixels: ${megabytes} MB, other calls at most ${waits.at(-1)} ms\n`,
    );
    expect(new Set(answers)).toEqual(new Set(['too-many-pixels']));
    expect(megabytes).toBeLessThan(400);
  },
);

test.runIf(process.platform === 'linux')(
  'of those that are decoded, one is at a time',
  async () => {
    const { answers, megabytes, waits } = await bombard(largest);
    process.stdout.write(
      `8 × 16 million pixels: ${megabytes} MB, other calls at most ${waits.at(-1)} ms\n`,
    );
    // On a slow machine the last have waited too long.
    const given = answers.map((answer) => (typeof answer === 'string' ? answer : 'decoded'));
    expect(['decoded', 'busy', 'too-many-pixels']).toEqual(expect.arrayContaining(given));
    expect(megabytes).toBeLessThan(900);
    expect(waits.length).toBeGreaterThan(0);
  },
);
