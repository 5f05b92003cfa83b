import { expect, test, vi } from 'vitest';
import { loadElk } from './elk.ts';

/** Whether each error of the worker was left to the page. */
const reported: boolean[] = [];

class MissingWorker extends EventTarget {
  onmessage = null;

  postMessage(): void {
    setTimeout(() => reported.push(this.dispatchEvent(new Event('error', { cancelable: true }))));
  }
}

test('the page lays out if the worker does not load, and reports no error', async () => {
  vi.stubGlobal('Worker', MissingWorker);
  const elk = await loadElk();
  const child = { id: 'one', width: 70, height: 30 };
  expect(await elk.layout({ id: 'all', children: [child] })).toMatchObject({ children: [child] });
  expect(new Set(reported)).toEqual(new Set([false]));
});
