import { type UiLinkProps, UiProvider } from '@corro/ui';
import { createContext, type ReactNode, use } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { AppLink } from '../AppLink.tsx';

const LeadingAwayContext = createContext<() => void>(() => {});

/** Lets the links inside of an overlay close it, by `onLeave`, and lead to another page in its place. */
export function OverlayLinks(props: { onLeave: () => void; children: ReactNode }) {
  const { locale } = useI18n();
  const { clock } = useServices();
  return (
    <UiProvider locale={locale} linkComponent={ReplacingLink} now={() => clock.now()}>
      <LeadingAwayContext value={props.onLeave}>{props.children}</LeadingAwayContext>
    </UiProvider>
  );
}

/**
 * A link out of an overlay. It takes the overlay's own place in the history, so that back leads to
 * the page below and not through it twice.
 */
function ReplacingLink(props: UiLinkProps) {
  return <AppLink {...props} replace onArrive={use(LeadingAwayContext)} />;
}
