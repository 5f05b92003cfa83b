import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FetchFunction } from './service.ts';

/** For tests: a local server that answers the calls that the feed makes to Yahoo. */
export interface YahooServer {
  /** Sends calls to this server in place of the service. */
  readonly send: FetchFunction;
  /** Received calls, such as `quote AAPL,MSFT crumb-1`. */
  readonly calls: string[];
  /** Rows of prices by symbol. */
  readonly rows: Map<string, Record<string, unknown>>;
  /** Changes the crumb; calls with an earlier crumb are refused. */
  renewCrumb(): void;
  /** Answers every call with this status; null restores normal answers. */
  refuse(status: number | null, retryAfter?: string): void;
  close(): Promise<void>;
}

/** A row as the service sends it. */
export const rowOf = (symbol: string, price: number, more: object = {}) => ({
  language: 'en-US',
  quoteType: 'EQUITY',
  currency: 'USD',
  symbol,
  regularMarketPrice: price,
  regularMarketPreviousClose: price,
  regularMarketTime: 1_795_188_600,
  ...more,
});

export async function openYahooServer(): Promise<YahooServer> {
  const calls: string[] = [];
  const rows: YahooServer['rows'] = new Map();
  let crumb = 1;
  let refusing: { status: number; retryAfter?: string } | null = null;
  const server: Server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://stand-in');
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (refusing !== null) {
      const { status, retryAfter } = refusing;
      calls.push(`refused ${status}`);
      response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
      response.end('Too Many Requests');
    } else if (pathname.startsWith('/finance.yahoo.com/')) {
      const cookie = 'A3=abc; Max-Age=31557600; Domain=.yahoo.com; Path=/; Secure';
      response.writeHead(200, { 'set-cookie': cookie }).end('<html></html>');
    } else if (pathname.endsWith('/v1/test/getcrumb')) {
      calls.push('crumb');
      response.writeHead(200, { 'content-type': 'text/plain' }).end(`crumb-${crumb}`);
    } else {
      const symbols = searchParams.get('symbols') ?? '';
      const sent = searchParams.get('crumb') ?? '';
      calls.push(`quote ${symbols} ${sent}`);
      if (sent !== `crumb-${crumb}`) {
        const error = { code: 'Unauthorized', description: 'Invalid Crumb' };
        json(401, { finance: { result: null, error } });
      } else {
        const result = symbols.split(',').flatMap((symbol) => rows.get(symbol) ?? []);
        json(200, { quoteResponse: { result, error: null } });
      }
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server listens on a port, not on a pipe
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    rows,
    send: (input, init) => {
      const { host, pathname, search } = new URL(input);
      return fetch(`http://127.0.0.1:${port}/${host}${pathname}${search}`, init);
    },
    renewCrumb: () => void (crumb += 1),
    refuse(status, retryAfter) {
      refusing = status === null ? null : { status, ...(retryAfter && { retryAfter }) };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
