import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ContactLines } from '#client/features/content/article/ContactLines.tsx'
import { link } from '#client/ui/link.css.ts'

export function OnTheRoad() {
  return (
    <>
      <p>
        <Trans>
          Pick the car up, and return it, at the place and time on your booking. Look at it together with the
          agency, and photograph what is damaged before you leave and when you are back.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>Late for the pick-up?</strong> Call the number on your booking. The site does not cancel a
            booking because you are late, but the agency cannot wait for ever.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Late with the return?</strong> Call as soon as you know, because somebody else may be
            waiting for the car. The agency may charge the extra time, at the car's own hourly and daily
            prices.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Fuel:</strong> each car says how it is to come back: with the same level, full, or as you
            like because the tank is paid for.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Kilometres:</strong> unlimited, or limited for each day, as shown with the car. Extra
            kilometres are charged; ask the agency how much.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Where you may drive:</strong> ask before you leave the country or the paved roads.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Drive as the law asks, never after alcohol or drugs, and let nobody drive who is not on the booking.
          After an accident, a theft or a breakdown, see that people are safe, tell the agency at once and ask
          the police for a report: protection that you bought may depend on it. Fines for what happened while
          you had the car are yours.
        </Trans>
      </p>
      <p>
        <Trans>
          The protections you can add (theft protection, collision damage waiver, full insurance) are given by
          the agency and its insurer. What they cover, and what remains yours to pay, is in the papers you
          receive with the car.
        </Trans>
      </p>
    </>
  )
}

export function Site() {
  return (
    <p>
      <Trans>
        Use the site to find and rent a car. Do not book for people who do not exist, pay with a card that is
        not yours, try to reach data of others, or query the site so that it slows down for others. Its texts
        and its design are ours; the pictures and names of agencies are theirs.
      </Trans>
    </p>
  )
}

export function Answering() {
  return (
    <>
      <p>
        <Trans>
          The agency answers for the car: that it is there, that it is safe and insured as the law asks, and
          that it is what you booked. If it is not, tell the agency and us, so that we can look for another
          car or for your money.
        </Trans>
      </p>
      <p>
        <Trans>
          We answer for what we do: showing what agencies tell us, passing on your booking, taking and
          refunding payments online, and looking after your data. We take care that the site works, but cannot
          promise that it always does, nor that an agency keeps its word.
        </Trans>
      </p>
      <p>
        <Trans>
          You answer for the car while you have it, within what the law, your protection and the agency's
          contract say. Nothing here limits anybody's liability where the law does not allow it.
        </Trans>
      </p>
    </>
  )
}

export function LastProvisions() {
  return (
    <>
      <p>
        <Trans>
          The law of Cameroon applies, and its courts are competent. If you live elsewhere as a consumer, the
          protection that your own law gives you and that cannot be taken away stays with you. Before going to
          court, write to us: most things are settled that way.
        </Trans>
      </p>
      <p>
        <Trans>
          We may change these terms for later bookings; the date at the top says when. A booking you have made
          keeps the price and the amounts it was made with.
        </Trans>
      </p>
      <p>
        <Trans>
          How we handle your data is in the{' '}
          <Link to="/privacy" className={link}>
            privacy policy
          </Link>
          . You reach us here:
        </Trans>
      </p>
      <ContactLines />
    </>
  )
}
