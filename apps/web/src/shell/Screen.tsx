import { AppFrame } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../app/i18n/i18n.ts';
import { useRouteEntry } from './RouteContext.ts';
import { Notices } from './Notices.tsx';
import { ServiceButton } from './ServiceLinks.tsx';
import { ShellHeader } from './ShellHeader.tsx';
import { ShellNav } from './ShellNav.tsx';
import { useEdgeSwipe } from './edgeSwipe.ts';
import { useGoBack } from './useGoBack.ts';
import { useTabTitle } from './browserTab.ts';

export interface ScreenProps {
  /** The header's title; the route's own unless given, such as the name of a share. */
  readonly title?: string;
  /** A quieter line below the title: the code below a share's name. */
  readonly subtitle?: string;
  /** Icon buttons of this screen, before those that every screen has. */
  readonly actions?: ReactNode;
  /** An `ActionBar`, where the navigation would be; for routes that show no navigation. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * What each screen puts around itself: header, notices, bottom navigation and service button, as
 * its route asks for.
 */
export function Screen({ title, subtitle, actions, footer, children }: ScreenProps) {
  const { t } = useI18n();
  const entry = useRouteEntry();
  const shownTitle = title ?? t(entry.title);
  useTabTitle(shownTitle);
  // The five places have none above them.
  const goBack = useGoBack(entry.nav === undefined ? (entry.parent ?? '/') : undefined);
  useEdgeSwipe(goBack);
  return (
    <AppFrame
      header={
        <ShellHeader title={shownTitle} subtitle={subtitle} actions={actions} onBack={goBack} />
      }
      banner={<Notices />}
      nav={entry.nav === undefined ? footer : <ShellNav place={entry.nav} />}
      {...(entry.service === undefined ? { floating: <ServiceButton /> } : {})}
    >
      {children}
    </AppFrame>
  );
}
