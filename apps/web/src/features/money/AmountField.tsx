import type { Problem } from '@corro/domain';
import { NumberField } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useProblems } from '../../common/amounts.ts';
import { problemText } from '../../common/problemText.ts';

interface AmountFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Problems of the form; this field shows those of the field `amount`. */
  readonly problems: readonly Problem[];
  /** Limits of the amount; a problem replaces them. */
  readonly hint?: ReactNode;
  readonly besideLabel?: ReactNode;
}

/** An amount of whole US dollars. The text stays as typed; the form's machine validates it. */
export function AmountField({ value, onChange, problems, hint, besideLabel }: AmountFieldProps) {
  const i18n = useI18n();
  const problem = problemText(useProblems(problems), 'amount', i18n);
  return (
    <NumberField
      name="amount"
      size="hero"
      besideLabel={besideLabel}
      label={i18n.t({ id: 'transfer.amount' })}
      prefix="US$"
      hint={problem === undefined ? hint : undefined}
      value={value}
      onChange={onChange}
      problem={problem}
      enterKeyHint="go"
    />
  );
}
