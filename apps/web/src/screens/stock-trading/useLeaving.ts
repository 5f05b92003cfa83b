import { useNavigate } from 'react-router-dom';
import { routes } from '../../routes/table.ts';

/** Ways out of the sheet: they take its place in the history, so that back leads to the page below. */
export function useLeaving() {
  const navigate = useNavigate();
  const to = (path: string) => () => void navigate(path, { replace: true });
  return { toRecords: to(routes.records.path), toPositions: to(routes.trade.path) };
}
