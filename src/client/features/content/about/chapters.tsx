import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { readablePhone } from '#domain/people/phone.ts'
import { link } from '#client/ui/link.css.ts'
import { settingsQueries } from '#client/api/settings.ts'
import { callTo } from '#client/components/contact/links.ts'
import { step, stepName, steps } from './chapters.css.ts'

export function WhatItIs() {
  return (
    <>
      <p>
        <Trans>
          Wouri is a marketplace. The cars belong to rental suppliers in Cameroon; Wouri shows them side by
          side, takes the booking and, where it is offered, the payment online. The rental itself is a
          contract between you and the supplier, who hands over the car and answers for it.
        </Trans>
      </p>
      <p>
        <Trans>
          The name comes from the river on which Douala lies. The site speaks English, French and Spanish, and
          shows prices in CFA francs, euros or dollars.
        </Trans>
      </p>
    </>
  )
}

export function Booking() {
  return (
    <>
      <ol className={steps}>
        <li className={step}>
          <h3 className={stepName}>
            <Trans>Search</Trans>
          </h3>
          <p>
            <Trans>
              Choose a place and your dates. Every car on the list is free for the whole time, and its price
              is the total.
            </Trans>
          </p>
        </li>
        <li className={step}>
          <h3 className={stepName}>
            <Trans>Book</Trans>
          </h3>
          <p>
            <Trans>
              Say who drives, add a photo of the licence, choose extras and how to pay: at the counter, a part
              online, or all of it online. Which of them are offered depends on the supplier. You need no
              account.
            </Trans>
          </p>
        </li>
        <li className={step}>
          <h3 className={stepName}>
            <Trans>Pick up the car</Trans>
          </h3>
          <p>
            <Trans>
              Show your booking, your licence and your identity document. The address, the supplier's numbers
              and what is still to be paid are on the booking.
            </Trans>
          </p>
        </li>
      </ol>
      <p>
        <Trans>
          A booking to be paid at the counter waits until the supplier confirms it; the car is kept for you
          meanwhile. If nobody has confirmed your e-mail address yet, our mail asks you to: one tap within 24
          hours, or by pick-up if that is sooner. Otherwise the booking is cancelled. While you pay online,
          the car is kept for half an hour.
        </Trans>
      </p>
    </>
  )
}

export function Suppliers() {
  return (
    <>
      <p>
        <Trans>
          A supplier cannot put itself on this site: we add it, with a telephone number, an e-mail address,
          the places it serves and its conditions, before its first car is shown.
        </Trans>
      </p>
      <p>
        <Trans>
          No place on the list is for sale. Results are ordered by total price, the lowest first, unless you
          ask for another order.
        </Trans>
      </p>
    </>
  )
}

export function Prices() {
  return (
    <>
      <p>
        <Trans>
          Each supplier sets its own rates: by the day, and for some cars by the hour, for three days, by the
          week, by the month or by the season. Wouri works out the total for your dates and your extras and
          shows it line by line. The price at checkout is calculated with the same rule as the price on the
          list, and it is what your booking keeps.
        </Trans>
      </p>
      <p>
        <Trans>
          Where a longer rental costs less than a shorter one, we say so. The security deposit is not part of
          the price: it is named apart, left with the supplier at the counter and given back when the car
          returns as it left.
        </Trans>
      </p>
      <p>
        <Trans>
          Prices are made in CFA francs. Amounts in euros or dollars are converted at the latest rate we have
          and are a guide; at the counter, francs are what counts.
        </Trans>
      </p>
    </>
  )
}

export function Offline() {
  return (
    <>
      <p>
        <Trans>
          Networks come and go. After your first visit the site opens without one, and can be installed like
          an app. The bookings you have opened stay on your device, with the address, the numbers to call and
          the code for the counter. What is shown from memory says how old it is.
        </Trans>
      </p>
      <p>
        <Trans>
          Searching, booking and paying need a network, and we never pretend otherwise: nothing is booked
          behind your back when it returns. What we keep on your device is listed in the{' '}
          <Link to="/cookie-policy" className={link}>
            cookie policy
          </Link>
          .
        </Trans>
      </p>
    </>
  )
}

export function ReachUs() {
  const { data } = useQuery(settingsQueries.current())
  return (
    <>
      <p>
        <Trans>
          About a booking, call or write to the supplier: its numbers are on the booking. About anything else,
          write to us on the{' '}
          <Link to="/contact" className={link}>
            contact page
          </Link>
          ; the most common questions are answered under{' '}
          <Link to="/faq" className={link}>
            FAQ
          </Link>
          .
        </Trans>
      </p>
      {data !== undefined && (
        <p>
          <Trans>
            By phone:{' '}
            <a className={link} href={callTo(data.contact.phone)}>
              {readablePhone(data.contact.phone)}
            </a>
          </Trans>
        </p>
      )}
    </>
  )
}
