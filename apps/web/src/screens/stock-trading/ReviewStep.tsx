import type { TicketView } from '@corro/machines';
import { Banner, Button, Stack } from '@corro/ui';
import { useWords } from '../../boot/words.ts';
import { PriceNotice } from './PriceNotice.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import type { StepProps } from './steps.ts';

/** What is agreed to, and whatever stands against it. */
export function ReviewStep({ ticket, name }: StepProps) {
  const { t } = useWords();
  const { view } = ticket;
  return (
    <Stack gap={12}>
      {view.warnOfEarlierOrder ? <Banner tone="caution">{t('ticket.earlier')}</Banner> : null}
      <PriceNotice {...ticket} />
      {view.review === null ? null : (
        <ReviewSummary review={view.review} name={name} latest={view.price} />
      )}
    </Stack>
  );
}

/** The one button that moves money. */
export function ReviewFooter({ ticket }: StepProps) {
  const { t } = useWords();
  const { view, send } = ticket;
  const obstacle = obstacleOf(view);
  return (
    <Button
      size="large"
      fullWidth
      busy={view.phase === 'submitting'}
      busyLabel={t('ticket.submitting')}
      {...(obstacle === null
        ? {}
        : { disabled: true, disabledReason: t(`ticket.obstacle.${obstacle}`) })}
      onPress={() => send({ type: 'CONFIRM' })}
    >
      {t(`ticket.confirm.${view.side}`)}
    </Button>
  );
}

function obstacleOf({ phase, review, refusal }: TicketView) {
  const obstacle = phase === 'reviewing' ? (review?.confirmObstacle ?? null) : null;
  return obstacle === 'price-too-old' && refusal !== null ? 'price-disowned' : obstacle;
}
