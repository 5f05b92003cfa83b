import { PointCurve } from '@corro/charts';
import type { Debt } from '@corro/client';
import { compare, debtTerm, type YieldCurve, yieldCurves } from '@corro/domain';
import { IconButton, Inline, SegmentedControl, Stack, Table, Text } from '@corro/ui';
import { useState } from 'react';
import { dash, useI18n } from '../../../app/i18n/i18n.ts';
import { useShortTerm } from '../../../common/calendarText.ts';
import { priceText } from '../../../common/prices/priceText.ts';
import { useDebtText } from './useDebtText.ts';

interface YieldCurvesProps {
  readonly debts: readonly Debt[];
  /** Code of a debt: shows only the curve of its issuer. */
  readonly chosen?: string;
}

/** Yield by term, one issuer at a time, as a picture or a table; nothing without yields. */
export function YieldCurves({ debts, chosen }: YieldCurvesProps) {
  const { t } = useI18n();
  const [issuer, setIssuer] = useState<string | null>(null);
  const [isTable, setTable] = useState(false);
  const all = yieldCurves(debts, chosen);
  const curves =
    chosen === undefined
      ? all
      : all.filter(({ points }) => points.some(({ symbol }) => symbol === chosen));
  const curve = curves.find((item) => nameOf(item.issuer) === issuer) ?? curves[0];
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
          options={curves.map((item) => ({
            value: nameOf(item.issuer),
            label: nameOf(item.issuer),
          }))}
          value={nameOf(curve.issuer)}
          onChange={setIssuer}
        />
      ) : null}
      {isTable ? (
        <CurveTable points={curve.points} debts={debts} />
      ) : (
        <IssuerCurve points={curve.points} chosen={chosen ?? null} />
      )}
    </Stack>
  );
}

function nameOf(issuer: string | null): string {
  return issuer ?? dash;
}

interface CurveProps {
  readonly points: YieldCurve['points'];
}

function CurveTable({ points, debts }: CurveProps & Pick<YieldCurvesProps, 'debts'>) {
  const { t, numberLocale } = useI18n();
  const { percent, term } = useDebtText();
  return (
    <Table
      caption={t({ id: 'debt.curve' })}
      fit
      columns={[
        { key: 'name', label: t({ id: 'debt.column.name' }) },
        { key: 'term', label: t({ id: 'debt.term' }), align: 'end' },
        { key: 'yield', label: t({ id: 'debt.yield' }), align: 'end' },
        { key: 'price', label: t({ id: 'debt.price' }), align: 'end' },
      ]}
      rows={points.map(({ symbol, termDays, yieldPercent }) => ({
        id: symbol,
        cells: {
          name: symbol,
          term: term(termDays),
          yield: percent(yieldPercent),
          price: priceText(
            debts.find((debt) => debt.symbol === symbol)?.price ?? null,
            numberLocale,
          ),
        },
      }))}
    />
  );
}

function IssuerCurve({ points, chosen }: CurveProps & { readonly chosen: string | null }) {
  const { t } = useI18n();
  const { percent, term } = useDebtText();
  const shortTerm = useShortTerm();
  const [first, last] = [points.at(0), points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const yields = points.map(({ yieldPercent }) => yieldPercent).sort(compare);
  const spoken = t(
    { id: 'debt.curve.spoken' },
    {
      first: percent(first.yieldPercent),
      firstTerm: term(first.termDays),
      last: percent(last.yieldPercent),
      lastTerm: term(last.termDays),
    },
  );
  return (
    <PointCurve
      points={points.map(({ symbol, termDays, yieldPercent, at }) => ({
        id: symbol,
        label: shortTerm(debtTerm(termDays)),
        at,
        value: Number(yieldPercent),
      }))}
      chosen={chosen}
      high={percent(yields.at(-1) ?? first.yieldPercent)}
      low={percent(yields[0] ?? first.yieldPercent)}
      screenReaderText={spoken}
    />
  );
}
