import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import * as styles from './BookingDetails.css.ts'

export function BookingSkeleton() {
  const { t } = useLingui()
  return (
    <div className={styles.page} role="status" aria-label={t`Loading`}>
      <div className={styles.head}>
        <Skeleton height={44} width="60%" />
      </div>
      <div className={styles.timeline}>
        <Skeleton height={64} />
      </div>
      <div className={styles.voucher}>
        <Skeleton height={560} radius="lg" />
      </div>
      <div className={styles.main}>
        <div className={styles.places}>
          <Skeleton height={200} radius="md" />
          <Skeleton height={200} radius="md" />
        </div>
      </div>
    </div>
  )
}
