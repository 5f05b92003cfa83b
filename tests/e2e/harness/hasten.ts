declare global {
  // oxlint-disable-next-line no-var -- the way to declare what a script puts into the page
  var corroPolls: Map<string, number>;
}

/**
 * Runs in a page before anything else: an hour of polling passes in seconds. Timers ring `times`
 * sooner, but for deadlines of calls; a call that was answered once is answered again without the
 * network, each time with other prices. `corroPolls` counts the repeats by address.
 */
export function hasten(times: number): void {
  const deadlineMs = 10_000;
  const sooner = (ms = 0) => (ms < deadlineMs ? ms / times : ms);
  const later = setTimeout;
  const again = setInterval;
  Object.assign(globalThis, {
    setTimeout: (ring: () => void, ms?: number) => later(ring, sooner(ms)),
    setInterval: (ring: () => void, ms?: number) => again(ring, sooner(ms)),
  });

  const answers = new Map<string, { text: string; headers: Headers }>();
  const polls = new Map<string, number>();
  globalThis.corroPolls = polls;
  const ask = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const key = request.method + request.url + (await request.clone().text());
    const known = answers.get(key);
    if (known === undefined) {
      const response = await ask(request);
      const { headers } = response;
      if (response.ok) answers.set(key, { text: await response.clone().text(), headers });
      return response;
    }
    const count = (polls.get(request.url) ?? 0) + 1;
    polls.set(request.url, count);
    const moved = known.text.replaceAll(
      /("(?:price|current|change)":"-?\d+\.\d)\d/g,
      `$1${count % 10}`,
    );
    return new Response(moved, { headers: known.headers });
  };
}
