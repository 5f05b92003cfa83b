import { configQuery, type Extension } from '@corro/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../app/api.ts';
import { QueryView } from '../common/queries/QueryView.tsx';
import NotFoundScreen from './NotFoundScreen.tsx';

interface ExtensionScreenProps {
  /** What the operator's server has to announce. */
  readonly extension: Extension;
  /** What is shown until it has said. */
  readonly loading: ReactNode;
  /** The screen around the content. */
  readonly renderScreen: (content: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** A screen of what only some servers have: an unknown address where it is not announced. */
export function ExtensionScreen({
  extension,
  loading,
  renderScreen,
  children,
}: ExtensionScreenProps) {
  const config = useQuery(configQuery(useApi()));
  if (config.data?.extensions.includes(extension) === false) return <NotFoundScreen />;
  return renderScreen(
    <QueryView query={config} loading={loading}>
      {() => children}
    </QueryView>,
  );
}
