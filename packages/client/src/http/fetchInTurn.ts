import { ownTask } from '../ownTask.ts';

/**
 * Sends a request by `send`, each read in a task of its own: for `fetch` of ClientOptions. To begin one takes a slow
 * phone 10 ms, and a screen that comes begins four or five at once: a finger and a frame come in between.
 */
export async function fetchInTurn(
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.method === 'GET') await ownTask();
  return send(request);
}
