/**
 * Calls back after an element was found to have another size, in the next frame: what is changed for
 * it would otherwise be a size that the browser cannot report any more in this one. Returns the stop.
 */
export function onResize(element: Element, callback: () => void): () => void {
  let frame = 0;
  const size = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(callback);
  });
  size.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
  };
}
