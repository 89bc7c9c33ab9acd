import { Trans } from '@lingui/react/macro'

export function Parties() {
  return (
    <>
      <p>
        <Trans>
          Wouri shows cars of rental suppliers, takes bookings for them and, where it is offered, payments
          online. The rental contract is between you and the supplier named on your booking: it owns or
          answers for the car, hands it over and takes it back.
        </Trans>
      </p>
      <p>
        <Trans>
          At pick-up the supplier may ask you to sign a contract of its own. It may settle what this page
          leaves open, such as how the car is inspected. It should not cost you more than your booking says;
          if it would, tell us before you sign.
        </Trans>
      </p>
    </>
  )
}

export function Account() {
  return (
    <>
      <p>
        <Trans>
          You can book with or without an account. Tell the truth about who you are and keep your details up
          to date: the supplier calls the number you gave. Keep your password to yourself, and tell us if
          somebody else may know it.
        </Trans>
      </p>
      <p>
        <Trans>
          A booking to be paid at the counter asks you to confirm your e-mail address within 24 hours, or by
          pick-up if that is sooner, unless your account has confirmed it before. If it is not confirmed by
          then, the booking is cancelled and the car is free for others.
        </Trans>
      </p>
      <p>
        <Trans>
          We may suspend an account that is used to deceive, to harm others or to block cars. You may delete
          yours at any time when no booking lies ahead.
        </Trans>
      </p>
    </>
  )
}

export function WhoDrives() {
  return (
    <>
      <p>
        <Trans>
          Each driver has reached the minimum age of this site, or the higher one of the car, on the day of
          pick-up, and shows a driving licence that is valid on the day and an identity document in the same
          name. Both ages are checked when you book.
        </Trans>
      </p>
      <p>
        <Trans>
          Only the drivers named on the booking may drive. Whoever cannot show these papers may be refused the
          car; what was paid is then dealt with as for a cancellation at that moment.
        </Trans>
      </p>
    </>
  )
}
