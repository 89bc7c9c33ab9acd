import { Trans } from '@lingui/react/macro'

export function OnTheRoad() {
  return (
    <>
      <p>
        <Trans>
          Pick the car up, and return it, at the place and time on your booking. Look at it together with the
          supplier, and photograph what is damaged before you leave and when you are back.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>Late for the pick-up?</strong> Call the number on your booking. The site does not cancel a
            booking because you are late, but no supplier can wait for ever.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Late with the return?</strong> Call as soon as you know, because somebody else may be
            waiting for the car. The supplier may charge the extra time; the car's own prices by the hour and
            by the day are the measure.
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
            <strong>Kilometres:</strong> unlimited, or limited for each day, as shown with the car. What lies
            above the limit costs extra; ask the supplier how much.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Where you may drive:</strong> ask before you leave the country or the made road.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Drive as the law asks, never after alcohol or drugs, and let nobody drive who is not on the booking.
          After an accident, a theft or a breakdown, see that people are safe, tell the supplier at once and
          ask the police for a report: protection that you bought may depend on it. Fines for what happened
          while you had the car are yours.
        </Trans>
      </p>
      <p>
        <Trans>
          The protections you can add (theft protection, collision damage waiver, full insurance) are given by
          the supplier and its insurer. What they cover, and what remains yours to pay, is in the papers you
          receive with the car.
        </Trans>
      </p>
    </>
  )
}
