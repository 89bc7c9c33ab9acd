import { Trans, useLingui } from '@lingui/react/macro'
import { Clock, PlaneLanding } from 'lucide-react'
import type { Booking } from '#contract/bookings.ts'
import { groupedReference } from '#domain/booking/reference.ts'
import { Directions } from '#client/components/booking/BookingContact.tsx'
import { whatsappTo } from '#client/components/contact/links.ts'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { card } from '#client/ui/Card/card.css.ts'
import { classes } from '#client/ui/classes.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { acts, arrival, stateCard } from './detail.css.ts'

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const
const elsewhere = { target: '_blank', rel: 'noopener noreferrer' } as const

/** On the way to the car: how long, where, and the two things to tell the supplier. All of it is there without a network. */
export function ArrivalCard({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const dates = useDates()
  const language = useLanguage()
  const { pickUp, from, supplier } = booking
  const countdown = dates.relative(from)
  const reference = groupedReference(booking.reference)
  const place = pickUp.name[language]
  return (
    <section className={classes(card, stateCard, arrival)}>
      <div>
        <Text as="h2" size="titleM">
          <Trans>Pick-up {countdown}</Trans>
        </Text>
        <Text weight="medium">
          <time dateTime={from}>{dates.dateTime(from)}</time> · {place}
        </Text>
        <Text size="bodyS" tone="secondary">
          {pickUp.address[language]}
        </Text>
      </div>
      <div className={acts}>
        <Directions place={pickUp} />
        {supplier.whatsapp !== null && (
          <>
            <a
              {...elsewhere}
              className={buttonClass({ tone: 'outline' })}
              href={whatsappTo(
                supplier.whatsapp,
                t`I have landed and am on my way to ${place}. Booking ${reference}.`,
              )}
            >
              <PlaneLanding {...icon} />
              <Trans>I have landed</Trans>
            </a>
            <a
              {...elsewhere}
              className={buttonClass({ tone: 'outline' })}
              href={whatsappTo(
                supplier.whatsapp,
                t`I am late for my pick-up at ${place}. Please keep the car. Booking ${reference}.`,
              )}
            >
              <Clock {...icon} />
              <Trans>I am late</Trans>
            </a>
          </>
        )}
      </div>
    </section>
  )
}
