import { useMutation } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Clock, PlaneLanding } from 'lucide-react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { arrivalNews, type ArrivalNews as News } from '#domain/booking/stage.ts'
import { groupedReference } from '#domain/booking/reference.ts'
import { reportArrival } from '#client/api/arrival.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { useOnline } from '#client/api/connection.ts'
import { WhatsappLink } from '#client/components/contact/WhatsappLink.tsx'
import { PendingRequest } from '#client/components/form/PendingRequest.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { queueRequest, usePendingRequest } from '#client/mutations/requests.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { FieldError } from '#client/ui/Field/FieldError.tsx'
import { news as newsList, reported, reportedText } from './detail.css.ts'

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Tells the supplier in the app, once; a message on WhatsApp is offered then. Offline it goes out later. */
export function ArrivalNews({ booking }: { booking: Booking }) {
  return (
    <div className={newsList}>
      {arrivalNews.map((news) => (
        <OneNews key={news} booking={booking} news={news} />
      ))}
    </div>
  )
}

function OneNews({ booking, news }: { booking: Booking; news: News }) {
  const { t } = useLingui()
  const language = useLanguage()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const name = `arrival-${news}-${booking._id}`
  const pending = usePendingRequest('arrival', name)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      isOnline
        ? reportArrival(booking._id, news)
        : queueRequest({ kind: 'arrival', booking: booking._id, news }),
  })
  const supplier = booking.supplier.name
  const reference = groupedReference(booking.reference)
  const place = booking.pickUp.name[language]
  const isReported = (news === 'landed' ? booking.landedAt : booking.lateAt) != null
  const message =
    news === 'landed'
      ? t`I have landed and am on my way to ${place}. Booking ${reference}.`
      : t`I am late for my pick-up at ${place}. Please keep the car. Booking ${reference}.`

  if (isReported)
    return (
      <div className={reported}>
        <p className={reportedText} role="status">
          <Check {...icon} />
          <span>
            {news === 'landed' ? (
              <Trans>Sent to {supplier}: you have landed.</Trans>
            ) : (
              <Trans>Sent to {supplier}: you are late.</Trans>
            )}
          </span>
        </p>
        {booking.supplier.whatsapp !== null && (
          <WhatsappLink size="s" number={booking.supplier.whatsapp} text={message} />
        )}
      </div>
    )
  if (pending !== undefined)
    return (
      <PendingRequest name={name} problem={pending.problem}>
        {message}
      </PendingRequest>
    )
  return (
    <div>
      <Button
        tone="outline"
        full
        busy={isPending}
        aria-describedby={error === null ? undefined : `${name}-error`}
        onClick={() => mutate()}
      >
        {news === 'landed' ? <PlaneLanding {...icon} /> : <Clock {...icon} />}
        <span>{news === 'landed' ? <Trans>I have landed</Trans> : <Trans>I am late</Trans>}</span>
      </Button>
      {error !== null && <FieldError id={`${name}-error`}>{failureText(failureCode(error))}</FieldError>}
    </div>
  )
}
