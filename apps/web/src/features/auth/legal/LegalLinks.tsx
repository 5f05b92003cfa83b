import { defineMessages } from '@corro/messages';
import { List, ListRow, Stack, Text } from '@corro/ui';
import { useState, type ComponentType } from 'react';
import { useI18n } from '../../../app/i18n/i18n.ts';
import { loadWithSentences } from '../../../app/i18n/withSentences.ts';
import type { LegalSheetProps, LegalText } from './LegalSheet.tsx';

const loadSheet = () => import('./LegalSheet.tsx');

const titles = defineMessages({
  privacy: { id: 'register.privacy' },
  terms: { id: 'register.terms' },
});

/** The ways to the operator's texts, which are fetched, with their sentences, when one is asked for. */
export function LegalLinks({ label }: { readonly label: string }) {
  const i18n = useI18n();
  const { t } = i18n;
  const [text, setText] = useState<LegalText>('privacy');
  const [isOpen, setOpen] = useState(false);
  const [isLost, setLost] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<LegalSheetProps> | null>(null);
  const show = async (wanted: LegalText) => {
    setText(wanted);
    setOpen(true);
    setLost(false);
    try {
      const { default: Loaded } = await loadWithSentences(loadSheet, 'all', i18n);
      setSheet(() => Loaded);
    } catch {
      setOpen(false);
      setLost(true);
    }
  };
  return (
    <Stack gap={8}>
      <List label={label}>
        {(['privacy', 'terms'] as const).map((one) => (
          <ListRow
            key={one}
            title={t(titles[one])}
            trailing={<Text tone="accent">{t({ id: 'register.read' })}</Text>}
            onPress={() => void show(one)}
          />
        ))}
      </List>
      {isLost ? <Text tone="critical">{t({ id: 'screenFailed.title' })}</Text> : null}
      {Sheet === null ? null : (
        <Sheet text={text} title={t(titles[text])} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </Stack>
  );
}
