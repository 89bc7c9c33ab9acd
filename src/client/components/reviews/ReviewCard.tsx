import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Stars } from '#domain/review/review.ts'
import { PendingRequest } from '#client/components/form/PendingRequest.tsx'
import { usePendingRequest } from '#client/mutations/requests.ts'
import { useNow } from '#client/store/clock.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { card } from '#client/ui/Card/card.css.ts'
import { classes } from '#client/ui/classes.ts'
import { quiet, reviewCard } from './reviews.css.ts'
import { ReviewSheet } from './ReviewSheet.tsx'
import { StarChoice } from './StarChoice.tsx'

/** Of a trip that is over: its driver gives the first stars right here, or changes what was said. */
export function ReviewCard({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const now = useNow()
  const [stars, setStars] = useState<Stars | null>(null)
  const [isChanging, setChanging] = useState(false)
  const name = `review-${booking._id}`
  const pending = usePendingRequest('review', name)
  const { review } = booking
  if (!review || now < Date.parse(review.from) || now > Date.parse(review.until)) return null
  const close = () => {
    setStars(null)
    setChanging(false)
  }
  return (
    <section className={classes(card, reviewCard)}>
      {pending !== undefined ? (
        <PendingRequest name={name} problem={pending.problem}>
          {t`Your review of this trip.`}
        </PendingRequest>
      ) : review.isWritten ? (
        <>
          <p>
            <Trans>Thank you for your review of this trip.</Trans>
          </p>
          <Button tone="outline" onClick={() => setChanging(true)}>
            <Trans>Change the review</Trans>
          </Button>
        </>
      ) : (
        <>
          <StarChoice label={t`How was the car?`} value={stars} onChange={setStars} />
          <p className={quiet}>
            <Trans>Two taps help the next driver choose.</Trans>
          </p>
        </>
      )}
      {(stars !== null || isChanging) && (
        <ReviewSheet booking={booking._id} stars={stars ?? undefined} onClose={close} />
      )}
    </section>
  )
}
