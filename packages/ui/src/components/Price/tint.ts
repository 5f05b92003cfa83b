/** How long a changed price stays tinted (look.md: Motion). */
const tintMs = 400;

/** What is tinted now, and when its tint ends. */
const tinted = new Map<Element, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

function clear() {
  timer = undefined;
  const now = performance.now();
  for (const [cell, until] of tinted) {
    // A millisecond's grace: a timer may come a hair early, and would then be set for nothing.
    if (until > now + 1) {
      timer ??= setTimeout(clear, until - now);
    } else {
      cell.removeAttribute('data-tint');
      tinted.delete(cell);
    }
  }
}

/**
 * Marks the cell with the way its value went, for 400 ms. One timer serves all cells that change
 * together; the tint is a plain colour, for a fade repaints the cell on every frame.
 */
export function tint(cell: Element, before: string | null, after: string | null): void {
  if (before === null || after === null || before === after) return;
  cell.setAttribute('data-tint', Number(after) < Number(before) ? 'fall' : 'rise');
  tinted.set(cell, performance.now() + tintMs);
  timer ??= setTimeout(clear, tintMs);
}
