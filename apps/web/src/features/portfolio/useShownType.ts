import { positionTypes, type PositionType } from '@corro/domain';
import { useNavigate, useParams } from 'react-router-dom';
import { useTab } from '../../common/useTab.ts';
import { paths } from '../../routing/addresses.ts';

/**
 * The type that is open: named by the path where the screen is shown without navigation
 * (`/trade-no-nav/{type}/{buck?}`), else by the query. The first one for a type that there is not.
 */
export function useShownType(): readonly [PositionType, (type: string) => void] {
  const { type: inPath, buck } = useParams();
  const navigate = useNavigate();
  const tab = useTab('type', positionTypes);
  if (inPath === undefined) return tab;
  return [
    positionTypes.find((type) => type === inPath) ?? positionTypes[0],
    (type) =>
      void navigate(paths.positions(type, buck), { replace: true, preventScrollReset: true }),
  ];
}
