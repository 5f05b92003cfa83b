import { z } from 'zod';
import { text } from './input.ts';
import { closed, type Route, type SessionCall } from './route.ts';

/** Reads that one call may name. */
const most = 20;

/** By GET, and yet not to be had with others: they go on, are no JSON, or would begin again. */
const apart = new Set(['/v2/quotes/stream', '/files/:id', '/v2/reads']);

/** Marks messages as read, unless it only peeks. */
const messageList = '/stock/success/user_message/list-message';

/** Whether a call may be one of several: it changes nothing, and is answered in an envelope. */
export function isPlainRead({ method, path }: Route, query: Readonly<Record<string, string>>) {
  if (path === messageList && query['peek'] !== '1') return false;
  return method === 'GET' && !apart.has(path);
}

/** Several reads by one call, each answered as by its own. */
export const readRoutes: readonly Route[] = [
  {
    ...closed(
      'GET',
      '/v2/reads',
      z.object({ read: z.array(text(2000).startsWith('/')).min(1).max(most) }),
      async ({ read }, { readAlone }) => {
        const answers = await Promise.all(read.map((address) => answerOf(address, readAlone)));
        return `{"msg":"ok","data":{"answers":[${answers.join(',')}]}}`;
      },
    ),
    carries: 'reads',
  },
];

/** The body as it was written: it is in the customer's language already. */
async function answerOf(address: string, readAlone: SessionCall['readAlone']): Promise<string> {
  const response = await readAlone(address);
  const written = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return `{"status":${response.status},"body":${isJson ? written : 'null'}}`;
}
