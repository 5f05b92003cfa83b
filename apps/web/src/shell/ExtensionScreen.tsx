import { configQuery, type Extension } from '@corro/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../app/api.ts';
import { QueryView } from '../common/queries/QueryView.tsx';
import NotFoundScreen from './NotFoundScreen.tsx';

interface ExtensionScreenProps {
  readonly extension: Extension;
  readonly loading: ReactNode;
  readonly renderScreen: (content: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** A screen for an optional call: not found if the server does not announce it. */
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
