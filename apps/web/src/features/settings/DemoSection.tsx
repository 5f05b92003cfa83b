import { Icon, List, Section } from '@corro/ui';
import { useState } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useIsDemo } from '../../app/conditions.ts';
import { ExtensionRow } from '../../common/ExtensionRow.tsx';
import { useExpectedExtension } from '../../common/operatorRules.tsx';
import { useSheetChoice } from '../../common/overlays/AppSheet.tsx';
import { makeKey } from '../../flows/makeKey.ts';
import { StartOverSheet } from './StartOverSheet.tsx';

/** What can be done with play money alone, where the operator's server announces it. */
export function DemoSection() {
  const { t } = useI18n();
  const canStartOver = useExpectedExtension('startover');
  const isDemo = useIsDemo();
  // The same until the account is set back, which leads away: a lost answer is asked for by it.
  const [key] = useState(() => makeKey());
  const { choice, isOpen, choose, close } = useSheetChoice();
  if (canStartOver === false || !isDemo) return null;
  return (
    <Section title={t({ id: 'settings.demo' })}>
      <List>
        <ExtensionRow
          extension="startover"
          leading={<Icon name="refresh" />}
          title={t({ id: 'startOver.start' })}
          trailing={<Icon name="chevronRight" />}
          onPress={() => choose({})}
        />
      </List>
      {choice && (
        <StartOverSheet key={choice.serial} startKey={key} open={isOpen} onClose={close} />
      )}
    </Section>
  );
}
