import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Control } from '../../private/field/Control.tsx';
import { Field } from '../../private/field/Field.tsx';
import { useFieldIds } from '../../private/field/useFieldIds.ts';
import { useFieldText } from '../../private/field/useFieldText.ts';
import { takingFocus } from '../../private/focus.ts';
import { Glyph } from '../../private/Glyph.tsx';
import { GlyphButton } from '../../private/GlyphButton.tsx';
import type { FieldBaseProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends FieldBaseProps {
  /** Tells a password manager whether to fill in the known one or to offer a new one. */
  autoComplete: 'current-password' | 'new-password' | 'one-time-code' | 'off';
  /** Name of the button that shows what is typed. */
  showLabel: string;
  /** Name of the button that hides it again. */
  hideLabel: string;
  /** `numeric` for a code of digits. */
  inputMode?: 'text' | 'numeric';
  maxLength?: number;
  enterKeyHint?: 'next' | 'done' | 'go';
  /** Takes the focus when it appears: only where the reader has just come on from the last step. */
  autoFocus?: boolean;
}

/** A secret: hidden while typed, unless the reader asks to see it. */
export function PasswordField({
  label,
  hint,
  problem,
  value,
  defaultValue,
  onChange,
  showLabel,
  hideLabel,
  autoFocus,
  ...control
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { ids, described } = useFieldIds({ hint, problem });
  const { inputProps } = useFieldText({ value, defaultValue, onChange });
  return (
    <Field ids={ids} label={label} hint={hint} problem={problem}>
      <Control
        {...control}
        {...described}
        {...inputProps}
        {...takingFocus(autoFocus)}
        type={shown ? 'text' : 'password'}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        button={
          <GlyphButton
            label={shown ? hideLabel : showLabel}
            tone="muted"
            controls={described.id}
            disabled={control.disabled}
            onPress={() => setShown(!shown)}
          >
            <Glyph of={shown ? EyeOff : Eye} />
          </GlyphButton>
        }
      />
    </Field>
  );
}
