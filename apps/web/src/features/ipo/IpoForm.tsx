import type { Ipo } from '@corro/client';
import { limits } from '@corro/domain';
import { Button, Form, Money, QuantityStepper, Stack, Summary, Text } from '@corro/ui';
import { useI18n } from '../../app/i18n/i18n.ts';
import { useProblems } from '../../common/amounts.ts';
import { InstrumentHead } from '../../common/instruments/InstrumentHead.tsx';
import { useOperatorRules } from '../../common/operatorRules.tsx';
import { AboutSection } from '../../common/products/AboutSection.tsx';
import { problemText } from '../../common/problemText.ts';
import { flowObstacle } from '../../flows/orders/flowObstacle.ts';
import { TotalOrBalance } from '../../flows/orders/TotalFigure.tsx';
import type { IpoFlow } from './ipoFlow.ts';
import { useCostRows, useHeldTotal, useIpoLine } from './ipoRows.tsx';
import { IpoTimeline } from './IpoTimeline.tsx';

const form = 'ipo';
const step = limits.ipoQuantityStep;

export interface IpoFormProps extends IpoFlow {
  /** Undefined if the upstream no longer lists the IPO. */
  readonly ipo: Ipo | undefined;
}

export function IpoForm({ ipo, view, send }: IpoFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { offering } = view;
  const { returnsUnallotted } = useOperatorRules();
  const costRows = useCostRows(view);
  // Clamps the quantity to the offering's limits (spec §5).
  const settle = () => send({ type: 'EDIT', edit: { type: 'SETTLE' } });
  const submit = () => {
    settle();
    send({ type: 'REVIEW' });
  };
  return (
    <Stack gap={24}>
      {ipo === undefined ? null : (
        <>
          <IpoHead ipo={ipo} />
          <AboutSection title={t({ id: 'stock.about' })} text={ipo.about} document={ipo.document} />
          <IpoTimeline ipo={ipo} />
        </>
      )}
      <Form id={form} label={t({ id: 'ticket.form' })} onSubmit={submit}>
        <QuantityStepper
          name="quantity"
          label={t({ id: 'ticket.quantity' })}
          value={view.quantityText}
          onChange={(text) => send({ type: 'EDIT', edit: { type: 'QUANTITY', text } })}
          onBlur={settle}
          step={step}
          {...(offering === null
            ? {}
            : {
                min: offering.min,
                max: offering.max,
                hint: t({ id: 'ipo.limits' }, { min: offering.min, max: offering.max, step }),
              })}
          decrementLabel={t({ id: 'ipo.less' }, { step })}
          incrementLabel={t({ id: 'ipo.more' }, { step })}
          enterKeyHint="go"
          problem={problemText(useProblems(view.problems), 'quantity', i18n)}
        />
      </Form>
      <Summary rows={costRows} />
      <Text as="p" size={14} tone="muted">
        {returnsUnallotted ? t({ id: 'ipo.money' }) : t({ id: 'ipo.money.byOperator' })}
      </Text>
    </Stack>
  );
}

/** The company and the issue price. The line below has the dates. */
function IpoHead({ ipo }: { ipo: Ipo }) {
  const { t } = useI18n();
  const line = useIpoLine();
  return (
    <Stack gap={16}>
      <InstrumentHead symbol={ipo.symbol} name={ipo.name} market="" line={line(ipo)} />
      <Stack gap={4}>
        <Text size={14} tone="muted">
          {t({ id: 'ipo.price' })}
        </Text>
        <Money amount={ipo.price} unit="US$" size={28} own={false} />
      </Stack>
    </Stack>
  );
}

export function IpoFormFooter({ view }: Pick<IpoFlow, 'view'>) {
  const { t } = useI18n();
  const obstacle = view.isOnline ? view.reviewObstacle : 'offline';
  const isOff = obstacle !== null && obstacle !== 'problems';
  return (
    <Stack gap={12}>
      <TotalOrBalance {...useHeldTotal(view)} balance={view.balance} />
      <Button
        type="submit"
        form={form}
        size="large"
        fullWidth
        {...(isOff ? { disabled: true, disabledReason: t(flowObstacle[obstacle]) } : {})}
      >
        {t({ id: 'ipo.review' })}
      </Button>
    </Stack>
  );
}
