import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cx } from '../../private/cx.ts';
import { box, hero, input } from '../../private/field/Field.css.ts';
import { Field } from '../../private/field/Field.tsx';
import { useFieldIds } from '../../private/field/useFieldIds.ts';
import { useNumberText } from '../../private/field/useGroupedText.ts';
import { useStepping } from '../../private/field/useStepping.ts';
import { Glyph } from '../../private/Glyph.tsx';
import { GlyphButton } from '../../private/GlyphButton.tsx';
import type { FieldBaseProps } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { quantity, side } from './QuantityStepper.css.ts';

export interface QuantityStepperProps extends FieldBaseProps {
  /** Label of the minus button. */
  decrementLabel: string;
  /** Label of the plus button. */
  incrementLabel: string;
  /** Lower limit of the buttons and arrow keys; default 1. Typing is not limited. */
  min?: number;
  /** Upper limit of the buttons and arrow keys; none by default. */
  max?: number;
  /** A whole number; default 1. */
  step?: number;
  /** `hero` for the screen's main figure. */
  size?: 'hero';
  /** Shown at the right of the label. */
  besideLabel?: ReactNode;
  enterKeyHint?: 'next' | 'done' | 'go';
}

/**
 * A whole quantity with a button on either side. Digits are grouped in thousands while typing; the
 * caller gets them without groups. Other text stays as typed: validate it.
 */
export function QuantityStepper({
  label,
  besideLabel,
  hint,
  problem,
  value,
  defaultValue,
  onChange,
  decrementLabel,
  incrementLabel,
  min = 1,
  max,
  step = 1,
  size,
  ...control
}: QuantityStepperProps) {
  const { ids, described } = useFieldIds({ hint, problem });
  const text = useNumberText({ value, defaultValue, onChange });
  const { stepBy, canStep, onKeyDown } = useStepping(text, { min, max, step });
  const [announced, setAnnounced] = useState('');
  const fixed = Boolean(control.disabled || control.readOnly);

  function press(direction: 1 | -1) {
    // Announces the new quantity, because the focus stays on the button and not on the field.
    setAnnounced(stepBy(direction) ?? '');
  }

  return (
    <Field ids={ids} label={label} besideLabel={besideLabel} hint={hint} problem={problem}>
      <div className={box({ invalid: Boolean(problem), disabled: control.disabled })}>
        <span className={side}>
          <GlyphButton
            label={decrementLabel}
            ground="fill"
            controls={described.id}
            disabled={fixed || !canStep(-1)}
            onPress={() => press(-1)}
          >
            <Glyph of={Minus} />
          </GlyphButton>
        </span>
        <input
          placeholder={size === 'hero' ? '0' : undefined}
          {...control}
          {...described}
          {...text.inputProps}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className={cx(input, size === 'hero' ? hero : quantity)}
          onKeyDown={fixed ? undefined : onKeyDown}
        />
        <span className={side}>
          <GlyphButton
            label={incrementLabel}
            ground="fill"
            controls={described.id}
            disabled={fixed || !canStep(1)}
            onPress={() => press(1)}
          >
            <Glyph of={Plus} />
          </GlyphButton>
        </span>
      </div>
      <VisuallyHidden>
        <output htmlFor={described.id}>{announced}</output>
      </VisuallyHidden>
    </Field>
  );
}
