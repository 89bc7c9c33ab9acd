import { lazy, Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { driverHalfQueries } from '#client/api/bookings/inspection-queries.ts'
import { useOnline } from '#client/api/connection.ts'
import { Part } from '#client/components/staff/Part.tsx'
import { useDates } from '#client/i18n/format.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { acts, note, quiet } from '../booking.css.ts'

const AnswerSheet = lazy(async () => ({ default: (await import('./AnswerSheet.tsx')).AnswerSheet }))

/** What the driver says of the return: agreed, or contested until staff have answered. */
export function ContestCard({ booking }: { booking: StaffBooking }) {
  const { t } = useLingui()
  const dates = useDates()
  const isOnline = useOnline()
  const [isAnswering, setAnswering] = useState(false)
  const { data } = useQuery({
    ...driverHalfQueries.ofFleet(booking._id),
    enabled: booking.returnedAt !== null,
  })
  const said = data?.answer
  if (!said) return null
  const at = dates.dateTime(said.at)
  if (said.agrees)
    return (
      <Part title={t`The driver on the return`}>
        <p>
          <Trans>Agreed on {at}.</Trans>
        </p>
      </Part>
    )
  return (
    <Part title={t`The driver contests the return`}>
      <p className={note}>{said.reason}</p>
      <p className={quiet}>{at}</p>
      {said.staffAnswer !== null ? (
        <p className={note}>
          <Trans>Your answer: {said.staffAnswer}</Trans>
        </p>
      ) : (
        said.answeredAt === null &&
        booking.rights.includes('serve-bookings') && (
          <div className={acts}>
            <Button
              tone="primary"
              disabled={!isOnline}
              aria-haspopup="dialog"
              onClick={() => setAnswering(true)}
            >
              <Trans>Answer the driver</Trans>
            </Button>
          </div>
        )
      )}
      {isAnswering && (
        <Suspense fallback={<span role="status" aria-label={t`Loading`} />}>
          <AnswerSheet booking={booking} reason={said.reason} onClose={() => setAnswering(false)} />
        </Suspense>
      )}
    </Part>
  )
}
