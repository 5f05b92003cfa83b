import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { ScreenSize, StepperScreen } from './StepperScreen.ts';
import { useWords } from './useWords.ts';

export interface ScreenPaneProps {
  readonly screen: StepperScreen;
  readonly isHidden: boolean;
  /** The stepper around the screen. */
  readonly around: RefObject<HTMLElement | null>;
}

/** Sizes of phones in CSS pixels: a common one, a small one, a large one. */
const phones: readonly ScreenSize[] = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 430, height: 932 },
];

/** Minimum width in CSS pixels. */
const narrowest = 240;

/** Change of the width by an arrow key, in CSS pixels. */
const stride = 16;

/** Width in CSS pixels that the chart and the panels keep. */
const keptForPanels = 700;

const storageKey = 'corro-stepper-screen';

/**
 * The screen of the app in a chosen size, and the separator that makes it wider or narrower. The
 * tab remembers the size.
 */
export function ScreenPane({ screen, isHidden, around }: ScreenPaneProps) {
  const { say } = useWords();
  const { sizes = phones } = screen;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(
    () => rememberedSize() ?? sizes[0] ?? { width: 390, height: 844 },
  );
  const [isDragged, setIsDragged] = useState(false);
  useEffect(() => remember(size), [size]);
  const { width, height } = size;
  const widest = () => Math.max(narrowest, (around.current?.clientWidth ?? 0) - keptForPanels);
  const resize = (wanted: number) => {
    const limited = Math.min(widest(), Math.max(narrowest, wanted));
    setSize({ width: Math.round(limited), height });
  };
  const press = (event: KeyboardEvent) => {
    const widths: Readonly<Record<string, () => number>> = {
      ArrowLeft: () => width + stride,
      ArrowRight: () => width - stride,
      Home: () => narrowest,
      End: widest,
    };
    const wanted = widths[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    resize(wanted());
  };
  const offered = sizes.some((one) => textOf(one) === textOf(size)) ? sizes : [...sizes, size];
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that takes the focus is interactive */}
      <div
        className="corro-stepper-divider"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a separator that takes the focus has a value, unlike a rule
        role="separator"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        hidden={isHidden}
        aria-orientation="vertical"
        aria-label={say.screenWidth}
        aria-controls={id}
        aria-valuemin={narrowest}
        aria-valuemax={Math.max(width, 1200)}
        aria-valuenow={width}
        aria-valuetext={`${width} px`}
        title={say.screenWidth}
        onKeyDown={press}
        onPointerDown={({ currentTarget, pointerId }) => {
          currentTarget.setPointerCapture(pointerId);
          setIsDragged(true);
        }}
        onPointerMove={({ clientX }) => {
          if (isDragged) resize((box.current?.getBoundingClientRect().right ?? 0) - clientX);
        }}
        onLostPointerCapture={() => setIsDragged(false)}
      />
      <div id={id} className="corro-stepper-screen" hidden={isHidden}>
        <label className="corro-stepper-sizes">
          {say.screenSize}
          <select
            value={textOf(size)}
            onChange={({ target }) => setSize(offered[target.selectedIndex] ?? size)}
          >
            {offered.map((one) => (
              <option key={textOf(one)}>{textOf(one)}</option>
            ))}
          </select>
        </label>
        <div
          ref={box}
          className="corro-stepper-frame"
          data-dragged={isDragged || undefined}
          style={{ width, height }}
        >
          {screen.element}
        </div>
      </div>
    </>
  );
}

function textOf({ width, height }: ScreenSize): string {
  return `${width} × ${height}`;
}

function rememberedSize(): ScreenSize | null {
  try {
    const [width = 0, height = 0] = (sessionStorage.getItem(storageKey) ?? '')
      .split(' × ')
      .map(Number);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    // The page may not store anything.
    return null;
  }
}

function remember(size: ScreenSize): void {
  try {
    sessionStorage.setItem(storageKey, textOf(size));
  } catch {
    // The size then lasts as long as the page.
  }
}
