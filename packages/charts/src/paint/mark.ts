/** An element without a box of its own, laid over the container's corner and moved by transforms. */
export function createMark(container: HTMLElement): HTMLElement {
  const element = container.ownerDocument.createElement('div');
  const { style } = element;
  style.position = 'absolute';
  style.left = style.top = '0';
  style.pointerEvents = 'none';
  style.willChange = 'transform';
  // The palette has the system's colours already where they are forced.
  style.setProperty('forced-color-adjust', 'none');
  container.append(element);
  return element;
}
