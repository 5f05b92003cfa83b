import { defineMessages } from '@corro/messages';
import { Button, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { patterns } from '../../links.ts';

const built = defineMessages({
  keyboard: { id: 'legal.accessibility.keyboard' },
  reader: { id: 'legal.accessibility.reader' },
  text: { id: 'legal.accessibility.text' },
  contrast: { id: 'legal.accessibility.contrast' },
  motion: { id: 'legal.accessibility.motion' },
});

/** What the app was built for, and where one tells of a barrier. */
export function AccessibilityText() {
  const { t } = useI18n();
  return (
    <Stack gap={16}>
      <Text as="p">{t({ id: 'legal.accessibility.about' })}</Text>
      {Object.values(built).map((message) => (
        <Text key={message.id} as="p">
          {t(message)}
        </Text>
      ))}
      <Text as="p">{t({ id: 'legal.accessibility.tell' })}</Text>
      <Button tone="neutral" fullWidth href={patterns.customerService}>
        {t({ id: 'legal.write' })}
      </Button>
    </Stack>
  );
}
