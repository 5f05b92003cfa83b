import { paths, routes } from '../../routing/addresses.ts';
import { IndexCards } from '../markets/index.ts';
import { LatestNews } from './LatestNews.tsx';

/** What home shows below its first view, fetched after it: the indices and the news. */
export default function BelowTheFold() {
  return (
    <>
      <IndexCards hrefOf={paths.indexDetail} marketsPath={routes.markets.path} />
      <LatestNews />
    </>
  );
}
