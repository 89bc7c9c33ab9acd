import { Trans } from '@lingui/react/macro'

export function Parties() {
  return (
    <>
      <p>
        <Trans>
          Wouri shows cars of rental agencies, takes bookings for them and, where it is offered, payments
          online. The rental contract is between you and the rental agency named on your booking: it owns or
          answers for the car, hands it over and takes it back.
        </Trans>
      </p>
      <p>
        <Trans>
          At pick-up the agency may ask you to sign a contract of its own. It may settle what this page leaves
          open, such as how the car is inspected. It should not cost you more than your booking says; if it
          would, tell us before you sign.
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
          to date: the agency calls the number you gave. Keep your password to yourself, and tell us if
          somebody else may know it.
        </Trans>
      </p>
      <p>
        <Trans>
          A booking to be paid at the counter asks you to confirm your email address within 24 hours, or by
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

export function Booking() {
  return (
    <>
      <p>
        <Trans>
          A booking paid online is confirmed with its payment. While you pay, the car is kept for you for 30
          minutes. If the payment comes too late and the car is gone, you get all of it back.
        </Trans>
      </p>
      <p>
        <Trans>
          A booking to be paid at the counter first waits for the agency, which confirms or declines it. The
          car is kept for you meanwhile, and we tell you the answer.
        </Trans>
      </p>
      <p>
        <Trans>
          So that cars stay free for those who need them, the number of bookings that you can have waiting at
          once is limited.
        </Trans>
      </p>
    </>
  )
}

export function Price() {
  return (
    <>
      <p>
        <Trans>
          The total includes the rental and every extra you chose, line by line. It counts in started days, or
          in days and hours where the car has a price by the hour. It is fixed when you book: it changes only
          if you ask for other dates or extras, and you see the new total before you ask.
        </Trans>
      </p>
      <p>
        <Trans>
          You pay at the counter, or a part of the total online and the rest at the counter, or all of it
          online, as the agency offers. "Pay the deposit online" means that part of the total; it has nothing
          to do with the security deposit.
        </Trans>
      </p>
      <p>
        <Trans>
          Prices are made in CFA francs (XAF). Another currency on the screen is a guide; at the counter you
          pay in francs. Where a payment online is charged in another currency, its amount is shown before you
          pay. Card details are typed into the payment provider's own form and are not stored on our servers.
        </Trans>
      </p>
      <p>
        <Trans>
          Not part of the total, unless your booking says so: fuel, tolls, fines, a driver, delivery of the
          car, and kilometres above the limit of the car.
        </Trans>
      </p>
    </>
  )
}

export function SecurityDeposit() {
  return (
    <p>
      <Trans>
        If the car has one, its amount is shown with the car, at checkout and on your booking. It is never
        charged online: you leave it with the agency at the counter, and get it back when the car returns as
        it left. Damage, missing fuel or a fine may be taken from it; ask for proof. Ask the agency before you
        travel in which form it takes it.
      </Trans>
    </p>
  )
}

export function Changing() {
  return (
    <>
      <ul>
        <li>
          <Trans>
            <strong>To be paid at the counter:</strong> changing and cancelling are free of charge until
            pick-up.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Paid online, in part or in full:</strong> cancelled 24 hours or more before pick-up,
            everything you paid is refunded. After that a fee may apply; one rental day is what we propose to
            the agency, which decides, and it is never more than you paid.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>With the extra "Cancel until pick-up":</strong> cancelling is free until pick-up, however
            you pay.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Changing a booking paid online:</strong> the agency decides, and conditions may apply.
            With the extra "Change until pick-up", no fee is taken. If the new total is higher you pay the
            difference; if it is lower you get it back.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          You ask for both in the booking itself, until pick-up. A booking stays as it is until the agency or
          we have answered, so ask early. Refunds go back the way the money came: online to the card or
          account you paid with, which can take some days, and at the counter what was paid there.
        </Trans>
      </p>
      <p>
        <Trans>
          If the agency cancels although you did not ask for it, you are owed everything you paid; tell us if
          it does not come back in full. If you do not come and have not cancelled, call: what you get back is
          then for the agency to decide.
        </Trans>
      </p>
    </>
  )
}
