import { categoriesQuery } from '@corro/client';
import { Avatar, type AvatarProps } from '@corro/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/api.ts';
import { type Faced, faceOf, type Listings, listingsOf } from './face.ts';

export interface InstrumentAvatarProps extends Faced, Pick<AvatarProps, 'size'> {}

const noListings: Listings = new Map();

/** The face of an instrument, beside its name: 40 px in rows, 32 in headers. */
export function InstrumentAvatar({ size = 40, ...instrument }: InstrumentAvatarProps) {
  const { data, isError } = useQuery({
    ...categoriesQuery(useApi()),
    select: listingsOf,
    // Not again with each row that comes into view.
    retryOnMount: false,
  });
  return <Avatar size={size} {...faceOf(instrument, data ?? (isError ? noListings : null))} />;
}
