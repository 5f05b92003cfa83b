import { Button, Section, Stack, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useServices } from '../../app/services.ts';
import { useIsDemo } from '../../app/conditions.ts';
import { patterns } from '../../links.ts';

/** Where a customer complains: customer service first, then the operator's own unit, then the authority. */
export function ComplaintsText() {
  const { t } = useI18n();
  const isDemo = useIsDemo();
  const { legal } = useServices().settings;
  return (
    <Stack gap={24}>
      {isDemo ? <Text as="p">{t({ id: 'legal.complaints.demo' })}</Text> : null}
      <Stack gap={16}>
        <Text as="p">{t({ id: 'legal.complaints.about' })}</Text>
        <Button tone="neutral" fullWidth href={patterns.customerService}>
          {t({ id: 'legal.write' })}
        </Button>
      </Stack>
      <Place
        title={t({ id: 'legal.complaints.unit' })}
        text={legal.complaints}
        unset={t({ id: 'legal.complaints.unitUnset' })}
      />
      <Place
        title={t({ id: 'legal.complaints.regulator' })}
        text={legal.authority}
        unset={t({ id: 'legal.complaints.regulatorUnset' })}
      />
    </Stack>
  );
}

interface PlaceProps {
  readonly title: string;
  readonly text: string | null;
  readonly unset: string;
}

/** One place to complain, with the lines that the operator has set. */
function Place({ title, text, unset }: PlaceProps) {
  const lines = text?.split('\n').filter((line) => line.trim() !== '');
  return (
    <Section title={title}>
      <Stack gap={4}>
        {lines === undefined ? (
          <Text as="p" tone="muted">
            {unset}
          </Text>
        ) : (
          lines.map((line) => (
            <Text key={line} as="p">
              {line}
            </Text>
          ))
        )}
      </Stack>
    </Section>
  );
}
