import {
  Banner,
  Button,
  Icon,
  List,
  ListHeading,
  ListRow,
  Page,
  Section,
  Stack,
  Text,
} from '@corro/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useOutput } from '../../app/output.ts';
import { useExtensionState } from '../../common/operatorRules.tsx';
import { AppSheet } from '../../common/overlays/AppSheet.tsx';
import { useLazySheet } from '../../common/overlays/useLazySheet.ts';
import { Screen } from '../../shell/Screen.tsx';
import { Statements, StatementsSkeleton, useStatements } from './Statements.tsx';
import { type NamedList, useExportLists } from './useExportLists.ts';

const loadSheet = () => import('./ExportSheet.tsx');

/** Monthly statements if the upstream has them, and every list of records as a file. */
export default function DocumentsScreen() {
  const hasStatements = useExtensionState('documents');
  const statements = useStatements(hasStatements === true);
  return (
    <Screen>
      <Page>
        {hasStatements === undefined ? <StatementsSkeleton /> : null}
        {hasStatements === true ? <Statements query={statements} /> : null}
        {/* Waits for the statements, which would push the exports down if they came later. */}
        {hasStatements === undefined || statements.isLoading ? null : <Exports />}
      </Page>
    </Screen>
  );
}

/** Lists of records to save as files, or a notice inside another app, which cannot save files. */
function Exports() {
  const { t } = useI18n();
  const { save } = useOutput();
  const lists = useExportLists();
  const [isChoosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<NamedList | null>(null);
  const sheet = useLazySheet(loadSheet, chosen !== null, () => setChosen(null));
  useLinkedList(lists, save === null ? null : setChosen);
  return (
    <Section title={t({ id: 'export.title' })}>
      {save === null ? (
        <Banner>{t({ id: 'export.embedded' })}</Banner>
      ) : (
        <Stack gap={16}>
          <Text as="p" size={14} tone="muted">
            {t({ id: 'export.about' })}
          </Text>
          <Button
            tone="neutral"
            fullWidth
            leading={<Icon name="table" size={20} />}
            onPress={() => setChoosing(true)}
          >
            {t({ id: 'export.choose' })}
          </Button>
          {isChoosing ? (
            <ListSheet
              lists={lists}
              onChoose={(list) => {
                setChoosing(false);
                setChosen(list);
              }}
              onClose={() => setChoosing(false)}
            />
          ) : null}
          {chosen === null || sheet === null ? null : (
            <sheet.ExportSheet
              key={chosen.list.name}
              {...chosen}
              save={save}
              onClose={() => setChosen(null)}
            />
          )}
        </Stack>
      )}
    </Section>
  );
}

interface ListSheetProps {
  readonly lists: readonly NamedList[];
  readonly onChoose: (list: NamedList) => void;
  readonly onClose: () => void;
}

/** All lists: those of money, then those of orders. */
function ListSheet({ lists, onChoose, onClose }: ListSheetProps) {
  const { t } = useI18n();
  const groups = [
    { title: t({ id: 'export.money' }), rows: lists.filter(({ isOfMoney }) => isOfMoney) },
    { title: t({ id: 'export.orders' }), rows: lists.filter(({ isOfMoney }) => !isOfMoney) },
  ];
  return (
    <AppSheet open onClose={onClose} title={t({ id: 'export.title' })}>
      <List label={t({ id: 'export.title' })}>
        {groups.flatMap(({ title, rows }) =>
          rows.map((named, at) => (
            <ListRow
              key={named.list.name}
              heading={at === 0 ? <ListHeading level={3}>{title}</ListHeading> : null}
              leading={<Icon name="table" />}
              title={named.title}
              trailing={<Icon name="chevronRight" size={20} />}
              onPress={() => onChoose(named)}
            />
          )),
        )}
      </List>
    </AppSheet>
  );
}

/** Opens the list that the address names, and only once: Back and a reload show all lists. */
function useLinkedList(
  lists: readonly NamedList[],
  choose: ((list: NamedList) => void) | null,
): void {
  const [search, setSearch] = useSearchParams();
  const linked = lists.find(({ list }) => list.name === search.get('list'));
  const canOpen = linked !== undefined && choose !== null;
  useEffect(() => {
    if (!canOpen) return;
    setSearch({}, { replace: true, preventScrollReset: true });
    choose(linked);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, as soon as the list can be opened
  }, [canOpen]);
}
