import { plainText } from '@corro/domain';
import { defineMessages } from '@corro/messages';
import { SearchField } from '@corro/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useI18n } from '../../../app/i18n/i18n.ts';

const missingCode = defineMessages({
  'search-code-required': { id: 'problem.search-code-required' },
  'stock-code-required': { id: 'problem.stock-code-required' },
});

interface CodeSearchProps {
  /** Placeholder of the field. */
  readonly label: string;
  /** Problem of an empty search. */
  readonly missing: keyof typeof missingCode;
  /** Code of the current results; empty for the whole list. */
  readonly code: string;
  /** Receives an empty code when the field is cleared. */
  readonly onSearch: (code: string) => void;
}

/** Searches a list by Enter or the button (spec §5). */
export function CodeSearch({ label, code, missing, onSearch }: CodeSearchProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState(code);
  const [shownCode, setShownCode] = useState(code);
  const [isMissing, setIsMissing] = useState(false);
  // The code also changes from outside, by the button that shows the whole list.
  if (shownCode !== code) {
    setShownCode(code);
    setTyped(code);
  }
  const change = (text: string) => {
    setTyped(text);
    setIsMissing(false);
    if (text === '' && code !== '') onSearch('');
  };
  const search = () => {
    const text = plainText(typed);
    setIsMissing(text === '');
    if (text !== '') onSearch(text);
  };
  return (
    <SearchField
      label={label}
      clearLabel={t({ id: 'search.clear' })}
      searchLabel={t({ id: 'codeSearch.button' })}
      value={typed}
      onChange={change}
      onSearch={search}
      {...(isMissing ? { problem: t(missingCode[missing]) } : {})}
    />
  );
}

/** The searched code, kept in the address (`?code=NVLO`); empty for none. */
export function useSearchedCode(): readonly [string, (code: string) => void] {
  const [search, setSearch] = useSearchParams();
  return [
    plainText(search.get('code') ?? ''),
    (code) => setSearch(code === '' ? {} : { code }, { replace: true, preventScrollReset: true }),
  ];
}
