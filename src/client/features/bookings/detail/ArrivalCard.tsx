import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings/bookings.ts'
import { BookingContact, Directions } from '#client/components/booking/BookingContact.tsx'
import { PlacePicture } from '#client/components/place/PlacePicture.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { card } from '#client/ui/Card/card.css.ts'
import { classes } from '#client/ui/classes.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { ArrivalNews } from './ArrivalNews.tsx'
import { MeetingPicture } from './MeetingPicture.tsx'
import { meeting } from './meeting-picture.css.ts'
import { acts, arrival, stateCard } from './detail.css.ts'

/**
 * On the way to the car: how long, where, and the two things to tell the supplier. All of it is there without a network. A car
 * that nobody has confirmed may not be waiting: that is said first, with whom to ask.
 */
export function ArrivalCard({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const dates = useDates()
  const language = useLanguage()
  const { pickUp, from, status } = booking
  const countdown = dates.relative(from)
  const name = pickUp.name[language]
  return (
    <section className={classes(card, stateCard, arrival)}>
      {status === 'pending' && <NotConfirmed booking={booking} />}
      <div className={meeting}>
        <div>
          <Text as="h2" size="titleM">
            <Trans>Pick-up {countdown}</Trans>
          </Text>
          <Text weight="medium">
            <time dateTime={from}>{dates.dateTime(from)}</time> · {name}
          </Text>
          <Text size="bodyS" tone="secondary">
            {pickUp.address[language]}
          </Text>
          {pickUp.meetingPoint && <Text weight="medium">{pickUp.meetingPoint[language]}</Text>}
        </div>
        {pickUp.meetingPicture === undefined ? (
          <MeetingPicture kind={pickUp.kind} />
        ) : (
          <PlacePicture id={pickUp.meetingPicture} alt={t`${name}, photo`} />
        )}
      </div>
      <div className={acts}>
        <Directions place={pickUp} />
      </div>
      <ArrivalNews booking={booking} />
    </section>
  )
}

function NotConfirmed({ booking: { supplier, reference } }: { booking: Booking }) {
  const { name } = supplier
  return (
    <>
      <Text as="h2" size="titleM">
        <Trans>{name} has not confirmed this car yet</Trans>
      </Text>
      <Text>
        <Trans>Ask before you set out: the car may not be waiting for you.</Trans>
      </Text>
      <BookingContact contact={supplier} reference={reference} />
    </>
  )
}
