// oxlint-disable import/no-unassigned-import -- a style sheet has no exports
import '../../style.css';
import './page.css';
import { createRoot } from 'react-dom/client';
import { readAddress } from './address.ts';
import { PanelView, WindowView } from './views.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
const { theme, view } = readAddress(location.search);
if (theme !== null) document.documentElement.dataset.theme = theme;
createRoot(root).render(view === null ? <PanelView /> : <WindowView view={view} />);
