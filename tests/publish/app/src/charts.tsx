// oxlint-disable import/no-unassigned-import -- a style sheet has no exports
import './fill.css';
import { createRoot } from 'react-dom/client';
import { Chart } from './Chart';
import { RunInAddress } from './RunInAddress';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');
createRoot(root).render(location.search === '?run' ? <RunInAddress /> : <Chart />);
