// oxlint-disable import/no-unassigned-import -- a style sheet has no exports
import '@corro/stepper/style.css';
import { Stepper } from '@corro/stepper';
import { createRoot } from 'react-dom/client';
import { machine } from './machine';
createRoot(document.querySelector('#root')!).render(<Stepper machine={machine} />);
