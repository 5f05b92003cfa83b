// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has no exports
import '@corro/stepper/style.css';
import { createRoot } from 'react-dom/client';
import { StepperWindow } from './StepperWindow.tsx';

// Vite provides it only to a module that contains exactly these words.
const hot = import.meta.hot;
const container = document.querySelector('#stepper');
if (hot === undefined || container === null) throw new Error('Only `npm run dev` has this window.');
const locale = navigator.language.startsWith('es') ? 'es' : 'en';
document.documentElement.lang = locale;
createRoot(container).render(<StepperWindow {...{ hot, locale }} />);
