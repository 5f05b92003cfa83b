// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has no exports
import '@corro/stepper/style.css';
import { createRoot } from 'react-dom/client';
import type { Hot } from './channel.ts';
import { StepperWindow } from './StepperWindow.tsx';

/** Renders the stepper's window. */
export function open(container: Element, hot: Hot): void {
  const locale = navigator.language.startsWith('es') ? 'es' : 'en';
  document.documentElement.lang = locale;
  createRoot(container).render(<StepperWindow {...{ hot, locale }} />);
}
