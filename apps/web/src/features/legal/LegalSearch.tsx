import { plainText, searchText } from '@corro/domain';
import { defineMessage, type MessageDescriptor } from '@corro/messages';
import { EmptyState, Icon, List, ListRow, SearchField, Stack, Text } from '@corro/ui';
import { type ReactNode, useState } from 'react';
import { useIsDemo } from '../../app/conditions.ts';
import { useI18n } from '../../app/i18n/i18n.ts';
import { demoSections, type TextSection } from '../../common/legal/legalSections.ts';
import { type LegalTextName, legalTexts, legalTitle } from '../../common/legal/legalTitles.ts';
import { paths } from '../../links.ts';
import { accessibilitySections } from './accessibilitySections.ts';

/** Searches all legal texts; shows `children` until the customer types. */
export function LegalSearch({ children }: { readonly children: ReactNode }) {
  const { t } = useI18n();
  const [text, setText] = useState('');
  const words = plainText(text);
  return (
    <Stack gap={24}>
      <SearchField
        label={t({ id: 'legal.search' })}
        clearLabel={t({ id: 'search.clear' })}
        value={text}
        onChange={setText}
      />
      {words === '' ? children : <Found words={words} onFollow={() => setText('')} />}
    </Stack>
  );
}

interface FoundProps {
  readonly words: string;
  readonly onFollow: () => void;
}

function Found({ words, onFollow }: FoundProps) {
  const { t } = useI18n();
  const found = usePassages().filter(({ title, text }) =>
    searchText(`${title} ${text}`).includes(searchText(words)),
  );
  return (
    <>
      <Text size={14} tone="muted">
        {t({ id: 'search.found' }, { count: found.length })}
      </Text>
      {found.length === 0 ? (
        <EmptyState title={t({ id: 'search.noneTitle' }, { text: words })} picture="notFound" />
      ) : (
        <List label={t({ id: 'legal.search' })}>
          {found.map(({ name, title, text }) => (
            <ListRow
              key={text}
              title={title}
              subtitle={text}
              wrap
              trailing={<Icon name="chevronRight" size={20} />}
              href={paths.legal(name)}
              onPress={onFollow}
            />
          ))}
        </List>
      )}
    </>
  );
}

interface Passage {
  readonly name: LegalTextName;
  readonly title: string;
  readonly text: string;
}

function usePassages(): readonly Passage[] {
  const { t } = useI18n();
  const isDemo = useIsDemo();
  const sections: Readonly<Record<LegalTextName, readonly TextSection[]>> = {
    terms: isDemo ? demoSections.terms : [whole('terms', unset.terms)],
    privacy: isDemo ? demoSections.privacy : [whole('privacy', unset.privacy)],
    fees: [whole('fees', defineMessage({ id: 'legal.fees.about' }))],
    accessibility: accessibilitySections,
    complaints: [whole('complaints', defineMessage({ id: 'legal.complaints.about' }))],
  };
  return legalTexts.flatMap((name) =>
    sections[name].map(({ title, text }) => ({ name, title: t(title), text: t(text) })),
  );
}

const unset = {
  privacy: defineMessage({ id: 'legal.privacyUnset' }),
  terms: defineMessage({ id: 'legal.termsUnset' }),
};

function whole(name: LegalTextName, text: MessageDescriptor): TextSection {
  return { title: legalTitle[name], text };
}
