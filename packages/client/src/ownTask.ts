/**
 * Resolves in a task of its own: at once, and also in a hidden page and while a finger is down, where browsers hold
 * timers back. The channel is new each time, since an open one keeps what renders pages at a build from ending.
 */
export function ownTask(): Promise<void> {
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
