import { ValueLine, ValueLineSkeleton } from '@corro/charts';
import type { PortfolioPoint } from '@corro/client';
import { type Gain, portfolioChange } from '@corro/domain';
import {
  changeDirection,
  formatDecimal,
  IconButton,
  Inline,
  SegmentedControl,
  Stack,
  Text,
  useAmountsHidden,
} from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useLazyDialog } from '../../common/overlays/useLazyDialog.tsx';
import { portfolioRanges, rangeName, rangeWords, type ShownRange } from './ranges.ts';

interface PortfolioChartProps {
  /** Undefined while loading. */
  readonly points: readonly PortfolioPoint[] | undefined;
  readonly hasFailed: boolean;
  /** Gain over the range, or up to the selected point. */
  readonly change: Gain | null;
  readonly range: ShownRange;
  readonly onRange: (range: string) => void;
  readonly selected: number | null;
  readonly onSelect: (index: number | null) => void;
}

/** Minimum span of the chart's values, as a share of the portfolio: from −1 % to +1 %. */
const minSpan = 0.02;

const loadTable = () => import('./PortfolioTable.tsx');

/** The gain of the portfolio as a line, with its ranges and its table. */
export function PortfolioChart(props: PortfolioChartProps) {
  const { points, hasFailed, change, range, onRange, selected, onSelect } = props;
  const { t, numberLocale, formatDate, formatTime, formatDateTime } = useI18n();
  const endText = (at = Number.NaN) => (range === '1d' ? formatTime(at) : formatDate(at));
  const { opener, dialog } = useLazyDialog(loadTable);
  const direction = directionOf(change);
  const isHidden = useAmountsHidden();
  const amountText = (value: string) =>
    isHidden ? t({ id: 'money.hidden' }) : formatDecimal(numberLocale, value, { min: 2, max: 2 });
  const selectedPoint = points?.[selected ?? points.length - 1];
  return (
    <Stack gap={8}>
      {hasFailed ? (
        <Text size={14} tone="caution">
          {t({ id: 'home.portfolio.courseFailed' })}
        </Text>
      ) : points === undefined || selectedPoint === undefined ? (
        <Stack gap={0}>
          <ValueLineSkeleton />
          <Ends from=" " to=" " />
        </Stack>
      ) : (
        <Stack gap={0}>
          <ValueLine
            // Draws the gain, because deposits and withdrawals would move a line of the value.
            points={points.map(({ at }, index) => ({
              at,
              value: Number(portfolioChange(points, index)?.change),
            }))}
            leastSpan={Number(selectedPoint.value) * minSpan}
            direction={direction === 'unknown' ? 'flat' : direction}
            label={t(
              { id: 'home.portfolio.spoken' },
              {
                amount: amountText(points.at(-1)?.value ?? selectedPoint.value),
                direction,
                gain: (change?.percent ?? '').replace('-', ''),
                words: t(rangeWords[range]),
              },
            )}
            valueText={t(
              { id: 'home.portfolio.point' },
              { when: formatDateTime(selectedPoint.at), amount: amountText(selectedPoint.value) },
            )}
            selected={selected}
            onSelect={onSelect}
          />
          <Ends from={endText(points[0]?.at)} to={endText(points.at(-1)?.at)} />
        </Stack>
      )}
      <Inline gap={8} grow wrap={false}>
        <SegmentedControl
          label={t({ id: 'home.portfolio.range' })}
          options={portfolioRanges.map((value) => ({ value, label: t(rangeName[value]) }))}
          value={range}
          onChange={onRange}
        />
        <IconButton
          icon="table"
          label={t({ id: 'home.portfolio.table' })}
          tone="muted"
          {...opener}
        />
      </Inline>
      {dialog}
    </Stack>
  );
}

/** The time axis: first and last moment of the line. */
function Ends({ from, to }: { from: string; to: string }) {
  return (
    <Inline justify="between" wrap={false}>
      {[from, to].map((text, at) => (
        <Text key={at === 0 ? 'from' : 'to'} size={12} tone="muted">
          {text}
        </Text>
      ))}
    </Inline>
  );
}

function directionOf(change: Gain | null): 'rise' | 'fall' | 'flat' | 'unknown' {
  if (change === null || change.percent === null) return 'unknown';
  return changeDirection({ amount: change.change, percent: change.percent });
}
