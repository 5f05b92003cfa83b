import type { ChartEngine } from '../engine/ChartEngine.ts';

const step = 1.25;

/** Arrows move the crosshair (ten candles with shift), + and − zoom, Home and End, Escape. */
export function listenToKeyboard(
  host: HTMLElement,
  engine: ChartEngine,
  signal: AbortSignal,
): void {
  const pressed = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const act = keyAction(event.key, event.shiftKey, engine);
    if (!act) return;
    act();
    event.preventDefault();
  };
  host.addEventListener('keydown', pressed, { signal });
  host.addEventListener('blur', () => engine.focus(null), { signal });
}

function keyAction(key: string, far: boolean, engine: ChartEngine): (() => void) | null {
  const by = far ? 10 : 1;
  const newest = engine.length - 1;
  switch (key) {
    case 'ArrowLeft':
      return () => engine.focus(engine.focused === null ? newest : engine.focused - by);
    case 'ArrowRight':
      return () => engine.focus(engine.focused === null ? newest : engine.focused + by);
    case 'Home':
      return () => engine.focus(0);
    case 'End':
      return () => engine.focus(newest);
    case '+':
    case '=':
      return () => engine.zoom(1 / step);
    case '-':
    case '_':
      return () => engine.zoom(step);
    case 'Escape':
      return engine.focused === null ? null : () => engine.focus(null);
    default:
      return null;
  }
}
