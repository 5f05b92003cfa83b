import type { Problem } from '@corro/domain';
import { NumberField } from '@corro/ui';
import type { ReactNode } from 'react';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useProblems } from '../../common/amounts.ts';
import { problemText } from '../../common/problemText.ts';

export interface AmountFieldProps {
  /** As typed. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** What it is time to say; those of the field `amount` are said here. */
  readonly problems: readonly Problem[];
  /** What to know before typing: the least that is allowed. */
  readonly hint?: ReactNode;
  /** At the right of the label: all of it with one tap. */
  readonly besideLabel?: ReactNode;
}

/** An amount of whole US dollars, digits only. What is typed stays as typed; the domain judges it. */
export function AmountField({ value, onChange, problems, hint, besideLabel }: AmountFieldProps) {
  const i18n = useI18n();
  return (
    <NumberField
      name="amount"
      size="hero"
      besideLabel={besideLabel}
      label={i18n.t({ id: 'transfer.amount' })}
      prefix="US$"
      hint={hint}
      value={value}
      onChange={onChange}
      problem={problemText(useProblems(problems), 'amount', i18n)}
      enterKeyHint="go"
    />
  );
}
