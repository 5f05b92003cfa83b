import type { Debt } from '@corro/client';
import { yieldCurves } from '@corro/domain';
import { IconButton, Inline, SegmentedControl, Stack, Text } from '@corro/ui';
import { useState } from 'react';
import { useI18n, dash } from '../../../app/i18n/i18n.ts';
import { IssuerCurve } from './IssuerCurve.tsx';
import { CurveTable } from './CurveTable.tsx';

export interface YieldCurvesProps {
  /** The whole list. */
  readonly debts: readonly Debt[];
  /** The code of the one that this is about: then its issuer's curve alone. */
  readonly chosen?: string;
}

/** What treasury debt earns by its term, an issuer at a time: a picture, and the table behind it. Nothing without yields. */
export function YieldCurves({ debts, chosen }: YieldCurvesProps) {
  const { t } = useI18n();
  const [issuer, setIssuer] = useState<string | null>(null);
  const [isTable, setTable] = useState(false);
  const all = yieldCurves(debts, chosen);
  const curves =
    chosen === undefined
      ? all
      : all.filter(({ points }) => points.some(({ symbol }) => symbol === chosen));
  const curve = curves.find((one) => one.issuer === issuer) ?? curves[0];
  if (curve === undefined) return null;
  return (
    <Stack gap={8}>
      <Inline justify="between" gap={8} wrap={false}>
        <Text weight="strong">{t({ id: 'debt.curve' })}</Text>
        <IconButton
          icon={isTable ? 'markets' : 'table'}
          label={isTable ? t({ id: 'debt.asPicture' }) : t({ id: 'debt.asTable' })}
          tone="muted"
          edge="end"
          onPress={() => setTable(!isTable)}
        />
      </Inline>
      {curves.length > 1 ? (
        <SegmentedControl
          label={t({ id: 'debt.issuer' })}
          options={curves.map((one) => ({ value: nameOf(one.issuer), label: nameOf(one.issuer) }))}
          value={nameOf(curve.issuer)}
          onChange={(name) => setIssuer(name)}
        />
      ) : null}
      {isTable ? (
        <CurveTable curve={curve} debts={debts} />
      ) : (
        <IssuerCurve curve={curve} chosen={chosen ?? null} />
      )}
    </Stack>
  );
}

function nameOf(issuer: string | null): string {
  return issuer ?? dash;
}
