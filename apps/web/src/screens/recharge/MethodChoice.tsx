import { Banner, Icon, List, ListRow, Section, Stack, Text } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { problemText } from '../../parts/problemText.ts';
import { methods } from './rechargeFlow.ts';
import type { Recharge } from './useRecharge.ts';

/** How the money comes in. */
export function MethodChoice({ view, send }: Recharge) {
  const words = useWords();
  const { t } = words;
  const problem = problemText(view.problems, 'method', words);
  return (
    <Section title={t('recharge.method')}>
      <Stack gap={8}>
        {problem === undefined ? null : <Banner tone="critical">{problem}</Banner>}
        <List label={t('recharge.method')}>
          {methods.map((method) => (
            <ListRow
              key={method}
              leading={<Icon name={method === view.method ? 'success' : 'treasury'} />}
              title={t(`recharge.method.${method}`)}
              below={
                <Text size={14} tone="muted">
                  {t(`recharge.method.${method}.text`)}
                </Text>
              }
              selected={method === view.method}
              onPress={() => send({ type: 'EDIT', edit: { type: 'METHOD', method } })}
            />
          ))}
        </List>
      </Stack>
    </Section>
  );
}
