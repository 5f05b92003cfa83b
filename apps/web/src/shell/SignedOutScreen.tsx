import { AppFrame, Header } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../app/i18n/i18n.ts';
import { useSignedOutNavigation } from './signedOutNavigation.tsx';
import { signedOutRoute } from '../routing/signedOutAddresses.ts';
import { Notices } from './Notices.tsx';
import { useEdgeSwipe } from './edgeSwipe.ts';
import { useTabTitle } from './browserTab.ts';

/** What a screen before the login puts around itself: its title, the way back, the notices. */
export function SignedOutScreen({ children }: { readonly children: ReactNode }) {
  const { t } = useI18n();
  const { path, goBack } = useSignedOutNavigation();
  const { title, parent } = signedOutRoute(path);
  useTabTitle(t(title));
  useEdgeSwipe(goBack);
  const back = parent === undefined ? {} : { back: { href: parent, label: t('shell.back') } };
  return (
    <AppFrame banner={<Notices />} header={<Header title={t(title)} {...back} />}>
      {children}
    </AppFrame>
  );
}
