import type { Verification } from '@corro/client';
import { Page } from '@corro/ui';
import { QueryView } from '../../parts/QueryView.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { RealNameSkeleton } from './RealNameSkeleton.tsx';
import { ReviewedName } from './ReviewedName.tsx';
import { useRealName } from './useRealName.ts';
import { useVerification } from './useVerification.ts';
import { VerificationForm } from './VerificationForm.tsx';

/**
 * Verifying the real name (spec §4). Settings reads the status before it leads here, and leads here
 * whether it could or not; what it does not hand on is read here.
 */
export default function RealNameScreen() {
  const query = useVerification();
  return (
    <Screen>
      <Page>
        <QueryView query={query} loading={<RealNameSkeleton />} tellsAge>
          {(verification) => <RealName verification={verification} />}
        </QueryView>
      </Page>
    </Screen>
  );
}

function RealName({ verification }: { verification: Verification }) {
  const flow = useRealName(verification);
  const { status } = flow.view;
  if (status === 'none') return <VerificationForm flow={flow} />;
  return <ReviewedName verification={verification} status={status} />;
}
