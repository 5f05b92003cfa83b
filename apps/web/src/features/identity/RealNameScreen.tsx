import type { Verification } from '@corro/client';
import { Page, Skeleton, Stack } from '@corro/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { QueryView } from '../../common/queries/QueryView.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { SubmittedVerification } from './SubmittedVerification.tsx';
import { useRealName } from './useRealName.ts';
import { useVerification } from './useVerification.ts';
import { VerificationForm } from './VerificationForm.tsx';

/** Verification of the real name (spec §4). */
export default function RealNameScreen() {
  const query = useVerification();
  return (
    <Screen>
      <Page>
        {query.data === undefined ? (
          <QueryView query={query} loading={<RealNameSkeleton />}>
            {() => null}
          </QueryView>
        ) : (
          <RealName query={query} verification={query.data} />
        )}
      </Page>
    </Screen>
  );
}

interface RealNameProps {
  readonly query: UseQueryResult<Verification>;
  readonly verification: Verification;
}

/** Stays mounted if a refetch fails: only the form holds the photos and the typed values. */
function RealName({ query, verification }: RealNameProps) {
  const flow = useRealName(verification);
  const { status } = flow.view;
  if (status === 'none') return <VerificationForm flow={flow} />;
  return (
    <QueryView query={query} loading={null} showsAge>
      {(latest) => (
        <SubmittedVerification
          verification={latest}
          status={status}
          onStartAgain={() => flow.send({ type: 'START_AGAIN' })}
        />
      )}
    </QueryView>
  );
}

function RealNameSkeleton() {
  return (
    <Stack gap={24}>
      <Skeleton height={64} />
      <Skeleton height={76} />
      <Skeleton height={96} />
      <Skeleton height={76} />
      <Skeleton height={240} />
      <Skeleton height={240} />
    </Stack>
  );
}
