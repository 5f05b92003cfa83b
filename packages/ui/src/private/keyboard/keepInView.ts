import { field } from '../field/Field.css.ts';
import { barAttribute } from '../pageAttributes.ts';

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Margin around a field, in CSS pixels. */
const margin = 8;

/**
 * Returns the element around a control that also contains its label and its problem; the control
 * itself if there is none.
 */
export function fieldOf(control: HTMLElement): HTMLElement {
  return control.closest<HTMLElement>(`.${field}`) ?? control;
}

/** Scrolls just enough to show a whole field. */
export function keepInView(control: HTMLElement): void {
  const whole = fieldOf(control);
  // Sticky bars are always in view.
  if (whole.closest(`[${barAttribute}]`) !== null) return;
  const scroller = scrollerOf(whole);
  const area = scroller?.getBoundingClientRect() ?? pageArea(control);
  const by = missing(whole.getBoundingClientRect(), control.getBoundingClientRect(), area);
  if (by !== 0) (scroller ?? globalThis).scrollBy(0, by);
}

/**
 * Distance to scroll, in CSS pixels. If the field is higher than the area, its end is shown as far
 * as the top of the control stays in view.
 */
function missing(whole: Span, control: Span, area: Span): number {
  const top = area.top + margin;
  const bottom = area.bottom - margin;
  if (whole.bottom > bottom) {
    const aim = whole.bottom - whole.top > bottom - top ? control.top : whole.top;
    return Math.max(0, Math.min(whole.bottom - bottom, aim - top));
  }
  return whole.top < top ? whole.top - top : 0;
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if (overflowY === 'auto' || overflowY === 'scroll') return at;
  }
  return null;
}

/** The visible page between sticky bars. */
function pageArea(control: HTMLElement): Span {
  const view = globalThis.visualViewport;
  let top = view?.offsetTop ?? 0;
  let bottom = top + (view?.height ?? globalThis.innerHeight);
  const bars = [...document.querySelectorAll(`[${barAttribute}]`)];
  const submit = control.closest('form')?.querySelector(':scope > * > [type="submit"]');
  if (submit?.parentElement) bars.push(submit.parentElement);
  for (const bar of bars) {
    if (getComputedStyle(bar).position !== 'sticky') continue;
    const span = bar.getBoundingClientRect();
    if (bar.getAttribute(barAttribute) === 'top') top = Math.max(top, span.bottom);
    else bottom = Math.min(bottom, span.top);
  }
  return { top, bottom };
}
