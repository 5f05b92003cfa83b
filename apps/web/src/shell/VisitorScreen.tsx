import { AppFrame, Header } from '@corro/ui';
import type { ReactNode } from 'react';
import { useWords } from '../app/i18n/words.ts';
import { useVisitorNavigation } from './visitorNavigation.tsx';
import { visitorRoute } from '../routing/signedOutAddresses.ts';
import { Notices } from './Notices.tsx';
import { useEdgeSwipe } from './edgeSwipe.ts';
import { useTabTitle } from './browserTab.ts';

/** What a screen before the login puts around itself: its title, the way back, the notices. */
export function VisitorScreen({ children }: { readonly children: ReactNode }) {
  const { t } = useWords();
  const { path, goBack } = useVisitorNavigation();
  const { title, parent } = visitorRoute(path);
  useTabTitle(t(title));
  useEdgeSwipe(goBack);
  const back = parent === undefined ? {} : { back: { href: parent, label: t('shell.back') } };
  return (
    <AppFrame banner={<Notices />} header={<Header title={t(title)} {...back} />}>
      {children}
    </AppFrame>
  );
}
