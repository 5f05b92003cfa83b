/**
 * Resolves in a task of its own: at once, and in a hidden page too, where timers wait for seconds.
 * The channel is new each time, since an open one keeps what renders the pages at the build from ending.
 */
function ownTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/**
 * Sends a request by `send`, each read in a task of its own. To begin one takes a slow phone 10 ms, and
 * a screen that comes begins four or five at once: a finger and a frame come in between.
 */
export async function fetchInTurn(
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.method === 'GET') await ownTask();
  return send(request);
}
