import { defineMessages } from '@corro/messages';
import { Button, Form, Inline, SearchField } from '@corro/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../app/i18n/i18n.ts';

/** The problem of searching for nothing. */
const nothingSought = defineMessages({
  'search-code-required': { id: 'problem.search-code-required' },
  'stock-code-required': { id: 'problem.stock-code-required' },
});

export interface CodeSearchProps {
  /** What is searched for, shown in the empty field. */
  readonly label: string;
  /** The problem of searching for nothing. */
  readonly missing: keyof typeof nothingSought;
  /** What is being shown; empty for everything. */
  readonly code: string;
  /** Gets a code, or nothing once the field was emptied. */
  readonly onSearch: (code: string) => void;
}

/** Searches a list by Enter or by the button; without a code it says what is missing (spec §5). */
export function CodeSearch({ label, code, missing, onSearch }: CodeSearchProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState(code);
  const [shown, setShown] = useState(code);
  const [isMissing, setIsMissing] = useState(false);
  // A button below the list can end the search as well.
  if (shown !== code) {
    setShown(code);
    setTyped(code);
  }
  const change = (text: string) => {
    setTyped(text);
    setIsMissing(false);
    if (text === '' && code !== '') onSearch('');
  };
  const search = () => {
    const wanted = typed.trim();
    setIsMissing(wanted === '');
    if (wanted !== '') onSearch(wanted);
  };
  return (
    <Form label={t({ id: 'codeSearch.button' })} onSubmit={search}>
      <Inline gap={8} align="start" grow>
        <SearchField
          label={label}
          clearLabel={t({ id: 'search.clear' })}
          value={typed}
          onChange={change}
          {...(isMissing ? { problem: t(nothingSought[missing]) } : {})}
        />
        <Button type="submit" tone="neutral">
          {t({ id: 'codeSearch.button' })}
        </Button>
      </Inline>
    </Form>
  );
}

/** The code that is searched for, kept in the address (`?code=NVLO`); empty for none. */
export function useSearchedCode(): readonly [string, (code: string) => void] {
  const [search, setSearch] = useSearchParams();
  return [
    search.get('code') ?? '',
    (code) => setSearch(code === '' ? {} : { code }, { replace: true, preventScrollReset: true }),
  ];
}
