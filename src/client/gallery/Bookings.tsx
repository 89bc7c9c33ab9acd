import { AmountLines } from '#client/components/booking/Amount.tsx'
import { CancellationNote } from '#client/components/booking/CancellationNote.tsx'
import { PlaceCard } from '#client/components/booking/PlaceCard.tsx'
import { StatusBadge } from '#client/components/booking/StatusBadge.tsx'
import { Timeline } from '#client/components/booking/Timeline.tsx'
import { Voucher } from '#client/components/booking/voucher/Voucher.tsx'
import { ContactCluster } from '#client/components/contact/ContactCluster.tsx'
import { bookingStatuses } from '#domain/booking/status.ts'
import { hour } from '#domain/rental/period.ts'
import { bookings, now } from './fixtures/bookings.ts'
import { Part, State, useWords } from './Part.tsx'

/** A booking, from its state to its voucher. */
export function Bookings() {
  const words = useWords()
  const { from } = bookings.paid
  return (
    <>
      <Part name="StatusBadge">
        {bookingStatuses.map((status) => (
          <State key={status} name={status}>
            <StatusBadge status={status} />
          </State>
        ))}
      </Part>
      <Part name="Timeline">
        {Object.entries(bookings).map(([name, booking]) => (
          <State key={name} name={name} wide>
            <Timeline booking={booking} now={now} />
          </State>
        ))}
      </Part>
      <Part name="AmountLines">
        {Object.entries(bookings).map(([name, booking]) => (
          <State key={name} name={name}>
            <AmountLines booking={booking} />
          </State>
        ))}
      </Part>
      <Part name="CancellationNote">
        <State name="free until pick-up">
          <CancellationNote from={Date.parse(from)} extras={['cancellation']} payment="counter" now={now} />
        </State>
        <State name="full refund">
          <CancellationNote from={Date.parse(from)} extras={[]} payment="full" now={now} />
        </State>
        <State name="a fee may apply">
          <CancellationNote
            from={Date.parse(from)}
            extras={[]}
            payment="full"
            now={Date.parse(from) - hour}
          />
        </State>
      </Part>
      <Part name="PlaceCard">
        <State name="default">
          <PlaceCard title={words.title} at={from} place={bookings.paid.pickUp} />
        </State>
        <State name="long words">
          <PlaceCard title={words.longTitle} at={from} place={bookings.changing.pickUp} />
        </State>
      </Part>
      <Part name="ContactCluster">
        <State name="default">
          <ContactCluster contact={bookings.paid.supplier} greeting={words.title} subject={words.title} />
        </State>
        <State name="not on WhatsApp">
          <ContactCluster
            contact={{ ...bookings.paid.supplier, whatsapp: null }}
            greeting={words.title}
            subject={words.title}
          />
        </State>
      </Part>
      <Part name="Voucher">
        <State name="paid" wide>
          <Voucher booking={bookings.paid} />
        </State>
        <State name="long words, something goes back" wide>
          <Voucher booking={bookings.changing} />
        </State>
      </Part>
    </>
  )
}
