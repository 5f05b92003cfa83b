import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Control } from '../../private/field/Control.tsx';
import { Field } from '../../private/field/Field.tsx';
import { useFieldIds } from '../../private/field/useFieldIds.ts';
import { useFieldText } from '../../private/field/useFieldText.ts';
import { takingFocus } from '../../private/focus.ts';
import { Glyph } from '../../private/Glyph.tsx';
import { GlyphButton } from '../../private/GlyphButton.tsx';
import { visuallyHidden } from '../../tokens/styles.css.ts';
import type { FieldBaseProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends FieldBaseProps {
  /** Tells password managers whether to fill in a saved password or to generate one. */
  autoComplete: 'current-password' | 'new-password' | 'one-time-code' | 'off';
  /** Label of the button that reveals the text. */
  showLabel: string;
  /** Label of the button that hides the text. */
  hideLabel: string;
  /** `numeric` for a code of digits. */
  inputMode?: 'text' | 'numeric';
  maxLength?: number;
  enterKeyHint?: 'next' | 'done' | 'go';
  /** User name of the password, for password managers; rendered out of sight. */
  username?: string | null | undefined;
  /** Takes the focus on mount; only for a step that the reader has just entered. */
  autoFocus?: boolean;
}

/** A secret, hidden unless the reader reveals it. */
export function PasswordField({
  label,
  hint,
  problem,
  value,
  defaultValue,
  onChange,
  showLabel,
  hideLabel,
  username,
  autoFocus,
  ...control
}: PasswordFieldProps) {
  const [isRevealed, setIsRevealed] = useState(false);
  const { ids, described } = useFieldIds({ hint, problem });
  const { inputProps } = useFieldText({ value, defaultValue, onChange });
  return (
    <Field ids={ids} label={label} hint={hint} problem={problem}>
      {username ? (
        <input
          className={visuallyHidden}
          aria-hidden="true"
          tabIndex={-1}
          autoComplete="username"
          readOnly
          value={username}
        />
      ) : null}
      <Control
        {...control}
        {...described}
        input={inputProps}
        {...takingFocus(autoFocus)}
        type={isRevealed ? 'text' : 'password'}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        button={
          <GlyphButton
            label={isRevealed ? hideLabel : showLabel}
            tone="muted"
            controls={described.id}
            disabled={control.disabled}
            onPress={() => setIsRevealed(!isRevealed)}
          >
            <Glyph of={isRevealed ? EyeOff : Eye} />
          </GlyphButton>
        }
      />
    </Field>
  );
}
