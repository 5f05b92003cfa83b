import { Search, X } from 'lucide-react';
import { cx } from '../../private/cx.ts';
import { input } from '../../private/field/Field.css.ts';
import { isComposingKey } from '../../private/field/composition.ts';
import { Field } from '../../private/field/Field.tsx';
import { useFieldIds } from '../../private/field/useFieldIds.ts';
import { useFieldText, type FieldTextProps } from '../../private/field/useFieldText.ts';
import { takingFocus } from '../../private/focus.ts';
import { Glyph } from '../../private/Glyph.tsx';
import { GlyphButton } from '../../private/GlyphButton.tsx';
import { box, words } from './SearchField.css.ts';

export interface SearchFieldProps extends FieldTextProps {
  /** Key among the values of `Form`; default `search`. */
  name?: string;
  /** Accessible name and placeholder. */
  label: string;
  /** Label of the clear button. */
  clearLabel: string;
  /** Called with the text on Enter, and by the lens with `searchLabel`. */
  onSearch?: (text: string) => void;
  /** Makes the lens a button with this label. */
  searchLabel?: string;
  /** Problem of the search, announced to screen readers. */
  problem?: string;
  /** Takes the focus on mount; only for a search that the reader has just opened. */
  autoFocus?: boolean;
}

/**
 * A search box. The lens icon identifies the search box, so the label may be only a placeholder.
 */
export function SearchField({
  name = 'search',
  label,
  clearLabel,
  onSearch,
  searchLabel,
  problem,
  autoFocus,
  ...field
}: SearchFieldProps) {
  const { ids, described } = useFieldIds({ problem });
  const { text, read, write, focus, inputProps } = useFieldText(field);
  const lens = <Glyph of={Search} size={20} />;
  return (
    <Field ids={ids} label={label} labelHidden problem={problem}>
      <div className={box}>
        {searchLabel === undefined ? (
          lens
        ) : (
          <GlyphButton
            label={searchLabel}
            tone="muted"
            onPress={() => {
              if (read() === '') focus();
              onSearch?.(read());
            }}
          >
            {lens}
          </GlyphButton>
        )}
        <input
          {...described}
          {...inputProps}
          className={cx(input, words)}
          type="search"
          name={name}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          {...takingFocus(autoFocus)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !onSearch || isComposingKey(event.nativeEvent)) return;
            event.preventDefault();
            onSearch(read());
          }}
        />
        {text === '' ? null : (
          <GlyphButton
            label={clearLabel}
            tone="muted"
            onPress={() => {
              write('');
              focus();
            }}
          >
            <Glyph of={X} size={20} />
          </GlyphButton>
        )}
      </div>
    </Field>
  );
}
