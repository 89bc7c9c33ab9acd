import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { readablePhone } from '#domain/people/phone.ts'
import { link } from '#client/ui/link.css.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { callTo } from '#client/components/contact/links.ts'
import { step, stepName, steps } from './chapters.css.ts'

export function WhatItIs() {
  return (
    <>
      <p>
        <Trans>
          Wouri is a marketplace. The cars belong to rental agencies in Cameroon; Wouri shows them side by
          side, takes your booking and, where offered, your online payment. Your rental contract is with the
          agency, which hands over the car and is responsible for it.
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
              Say who drives, add a photo of the licence, choose extras and how to pay: at the counter, partly
              online or in full online, depending on the agency. You need no account.
            </Trans>
          </p>
        </li>
        <li className={step}>
          <h3 className={stepName}>
            <Trans>Pick up the car</Trans>
          </h3>
          <p>
            <Trans>
              Show your booking, your licence and your identity document. The address, the agency's numbers
              and what is still to be paid are on the booking.
            </Trans>
          </p>
        </li>
      </ol>
      <p>
        <Trans>
          If you pay at the counter, we hold the car until the agency confirms your booking. If your email
          address is not confirmed yet, confirm it with one tap in our email within 24 hours, or by pick-up if
          that is sooner. Otherwise we cancel the booking. If you pay online, we hold the car for half an
          hour.
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
          We add every agency ourselves. Before we show its first car, we record its phone number, email
          address, places and conditions.
        </Trans>
      </p>
      <p>
        <Trans>
          No place on the list is for sale. Cars come before scooters, and those that many drivers rated well
          come first; of equals, the lower total price. You may ask for another order: lowest total, best
          rated or lowest security deposit.
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
          Each agency sets its own rates: by the day, and for some cars by the hour, for three days, by the
          week, by the month or by the season. Wouri works out the total for your dates and your extras and
          shows it line by line. The price at checkout is calculated with the same rule as the price on the
          list, and it is what your booking keeps.
        </Trans>
      </p>
      <p>
        <Trans>
          When a longer rental costs less than a shorter one, we tell you. The price does not include the
          security deposit: you leave it with the agency at the counter and get it back when you return the
          car in the same condition.
        </Trans>
      </p>
      <p>
        <Trans>
          Prices are set in CFA francs. Amounts in euros or dollars are a guide, at our latest rate. At the
          counter, you pay in francs.
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
          Networks come and go. After your first visit, the site opens offline and can be installed like an
          app. The bookings you open stay on your device, with the address, the numbers to call and the code
          for the counter. Saved pages show when they were last updated.
        </Trans>
      </p>
      <p>
        <Trans>
          Go online to search, book and pay. We never book anything behind your back when you reconnect. See
          what we keep on your device in the{' '}
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
          About a booking, call or write to the agency: its numbers are on the booking. About anything else,
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
