import { Banner, Icon, List, ListRow, Section, Stack, Text } from '@corro/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useOutput } from '../../app/output.ts';
import { ExportSheet } from './ExportSheet.tsx';
import { type NamedList, useExportLists } from './useExportLists.ts';

/** Every list of records, each to be saved as a file; within another app, which saves none, why not. */
export function Exports() {
  const { t } = useI18n();
  const { save } = useOutput();
  const lists = useExportLists();
  const [chosen, setChosen] = useState<NamedList | null>(null);
  useListAsked(lists, save === null ? null : setChosen);
  return (
    <Section title={t({ id: 'export.title' })}>
      {save === null ? (
        <Banner>{t({ id: 'export.embedded' })}</Banner>
      ) : (
        <Stack gap={8}>
          <Text as="p" size={14} tone="muted">
            {t({ id: 'export.about' })}
          </Text>
          <List label={t({ id: 'export.title' })}>
            {lists.map((named) => (
              <ListRow
                key={named.list.name}
                title={named.title}
                trailing={<Icon name="chevronRight" size={20} />}
                onPress={() => setChosen(named)}
              />
            ))}
          </List>
          {chosen === null ? null : (
            <ExportSheet
              key={chosen.list.name}
              list={chosen.list}
              title={chosen.title}
              save={save}
              onClose={() => setChosen(null)}
            />
          )}
        </Stack>
      )}
    </Section>
  );
}

/** Chooses the list that the address names, once: back and a reload lead to all lists. */
function useListAsked(
  lists: readonly NamedList[],
  choose: ((list: NamedList) => void) | null,
): void {
  const [search, setSearch] = useSearchParams();
  const asked = lists.find(({ list }) => list.name === search.get('list'));
  const isToOpen = asked !== undefined && choose !== null;
  useEffect(() => {
    if (!isToOpen) return;
    setSearch({}, { replace: true, preventScrollReset: true });
    choose(asked);
    // oxlint-disable-next-line react/exhaustive-deps -- it is opened once
  }, [isToOpen]);
}
