import { Trans } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { ChangeQuote } from '#contract/bookings/booking-changes.ts'
import { instantOf } from '#domain/rental/period.ts'
import { failureCode } from '#client/api/call-failure.ts'
import type { ChangeDraft } from '#client/api/bookings/booking-changes.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { ChangeLines, type Terms } from '#client/components/requests/ChangeLines.tsx'
import * as styles from '#client/components/requests/requests.css.ts'
import type { useChangeDraft } from './useChangeDraft.ts'

type ChangePriceProps = {
  booking: Booking
  changes: ReturnType<typeof useChangeDraft>
  isOnline: boolean
  /** What is wrong is said beside the dates. */
  isAboutDates: boolean
}

/** Before and after. The difference stands by the button, where it is announced. */
export function ChangePrice({ booking, changes, isOnline, isAboutDates }: ChangePriceProps) {
  const { draft, isNothing, query, quoted, isOld } = changes
  return (
    <div className={styles.price}>
      {isNothing ? (
        <p className={styles.quiet}>
          <Trans>Choose other dates or extras: what they would cost shows here.</Trans>
        </p>
      ) : quoted !== undefined ? (
        <QuotedPrice booking={booking} draft={draft} quoted={quoted} isOld={isOld} />
      ) : !isOnline ? (
        <p className={styles.quiet}>
          <Trans>
            You are offline. We kept your choice and will check the price once you are back online.
          </Trans>
        </p>
      ) : query.isError && !query.isFetching ? (
        isAboutDates ? (
          <p className={styles.quiet}>
            <Trans>There is no price for these dates.</Trans>
          </p>
        ) : (
          <Unknown error={query.error} retry={() => void query.refetch()} />
        )
      ) : (
        <Waiting />
      )}
    </div>
  )
}

type QuotedPriceProps = { booking: Booking; draft: ChangeDraft; quoted: ChangeQuote; isOld: boolean }

function QuotedPrice({
  booking,
  draft,
  quoted: { quote, isFree, isAmendmentFree },
  isOld,
}: QuotedPriceProps) {
  const { name: supplier } = booking.supplier
  const after: Terms = {
    from: new Date(instantOf(draft.from) ?? 0).toISOString(),
    to: new Date(instantOf(draft.to) ?? 0).toISOString(),
    days: quote.days,
    extras: draft.extras,
    total: quote.total,
  }
  return (
    <div className={styles.answer} aria-busy={isOld}>
      {!isFree && (
        <p className={styles.taken}>
          <Trans>We kept your choice: try other dates.</Trans>
        </p>
      )}
      <ChangeLines before={booking} after={after} />
      <p className={styles.quiet}>
        {isAmendmentFree ? (
          <Trans>Changes themselves are free for this booking.</Trans>
        ) : (
          <Trans>Changes are under conditions: {supplier} decides.</Trans>
        )}
      </p>
    </div>
  )
}

function Unknown({ error, retry }: { error: Error; retry: () => void }) {
  const failureText = useFailureText()
  return (
    <>
      <p role="alert">{failureText(failureCode(error))}</p>
      <div>
        <Button tone="outline" onClick={retry}>
          <Trans>Retry</Trans>
        </Button>
      </div>
    </>
  )
}

function Waiting() {
  return (
    <div className={styles.answer}>
      <Skeleton height={20} width="40%" />
      <Skeleton height={24} width="80%" />
      <Skeleton height={20} width="60%" />
    </div>
  )
}
