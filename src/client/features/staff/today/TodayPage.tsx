import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffToday } from '#contract/staff/today.ts'
import { staffQueries } from '#client/api/bookings/staff-bookings.ts'
import { DataAge } from '#client/components/DataAge.tsx'
import { InlineFailure, LoadFailure } from '#client/components/LoadFailure.tsx'
import { useDates } from '#client/i18n/format.ts'
import { Page } from '#client/layout/Page.tsx'
import { useSession } from '#client/session/session.ts'
import { useNow } from '#client/store/clock.ts'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { displayM } from '#client/ui/Text/text.css.ts'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { SupplierChoice } from '#client/components/staff/SupplierChoice.tsx'
import { DaySums } from './DaySums.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { TodayLists } from './TodayLists.tsx'
import * as styles from './today.css.ts'

/** What the day asks of the desk; without a network as it was last read, with its age. */
export function TodayPage({ supplier }: { supplier: string | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isAdmin = useSession().user?.type === 'admin'
  const query = useQuery({ ...staffQueries.today(supplier), refetchOnMount: true })
  const today = isRefused(query.error) ? undefined : query.data
  return (
    <Page title={t`Today`} width="wide">
      <div className={styles.page} data-pull-reloads>
        <header className={styles.head}>
          <h1 className={displayM} tabIndex={-1}>
            <Trans>Today</Trans>
          </h1>
          <Subtitle supplier={today?.supplier ?? null} updatedAt={today ? query.dataUpdatedAt : 0} />
          {isAdmin && (
            <div className={styles.choice}>
              <SupplierChoice
                supplier={supplier}
                onChange={(chosen) =>
                  void navigate({ to: '/staff', search: { supplier: chosen }, replace: true })
                }
              />
            </div>
          )}
        </header>
        {today ? (
          <>
            {query.isError && <InlineFailure query={query} role="alert" />}
            <DaySums today={today} />
            {today.firstSteps && <FirstSteps steps={today.firstSteps} />}
            <TodayLists today={today} />
          </>
        ) : query.isError || query.fetchStatus === 'paused' ? (
          <LoadFailure
            error={query.error}
            retry={() => void query.refetch()}
            title={t`We could not load today`}
            offline={t`Today is not kept on this phone yet. We will show it as soon as you are back online.`}
          />
        ) : (
          <TodaySkeleton />
        )}
      </div>
    </Page>
  )
}

type SubtitleProps = { supplier: StaffToday['supplier']; updatedAt: number }

/** The day, whose desk it is, and how old what is shown is. */
function Subtitle({ supplier, updatedAt }: SubtitleProps) {
  const day = useDates().day(useNow())
  return (
    <p className={styles.quiet}>
      {day}
      {supplier && <span>{` · ${supplier.name}`}</span>}
      {updatedAt > 0 && (
        <span>
          {' · '}
          <DataAge updatedAt={updatedAt} />
        </span>
      )}
    </p>
  )
}

function TodaySkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className={styles.lists}>
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} height={180} radius="md" />
      ))}
    </div>
  )
}
