import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { listColumn } from '#client/features/bookings/BookingsPage.css.ts'

export function ListSkeleton() {
  const { t } = useLingui()
  return (
    <div className={listColumn} role="status" aria-label={t`Loading`}>
      <Skeleton height={260} radius="md" />
      <Skeleton height={128} radius="md" />
      <Skeleton height={128} radius="md" />
    </div>
  )
}
