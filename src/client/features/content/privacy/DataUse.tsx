import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { link } from '#client/ui/link.css.ts'

export function Collected() {
  return (
    <>
      <h3>
        <Trans>When you look around</Trans>
      </h3>
      <p>
        <Trans>
          You can search and compare cars without saying who you are. Our server sees your internet address,
          because it answers to it, and counts requests by it in memory, for an hour at most, so that nobody
          overloads the site. Our software writes no record of visits; the company that hosts the site may
          keep one for its own security.
        </Trans>
      </p>
      <p>
        <Trans>
          Where page counting is switched on, we count how often each screen is opened: without an address,
          without a cookie and without knowing whose visit it was. If your browser sends "Do Not Track" or
          "Global Privacy Control", you are not counted.
        </Trans>
      </p>
      <h3>
        <Trans>When you make an account</Trans>
      </h3>
      <p>
        <Trans>
          Your name, email address, phone number, birth date, language and a password, of which we keep only a
          fingerprint that cannot be turned back. If you wish, a town, a few words about yourself and a
          picture. For each device on which you sign in: its browser and system, since when, and when it was
          last used.
        </Trans>
      </p>
      <p>
        <Trans>
          If you continue with Google, Facebook or Apple, where that is offered, they tell us who you are to
          them, your name and your email address. We never see the password you have there.
        </Trans>
      </p>
      <h3>
        <Trans>When you book</Trans>
      </h3>
      <p>
        <Trans>
          The car, the places, the dates, the extras and the price; the driver's name, email address, phone
          number and birth date; of a second driver, the name, phone number and birth date; a photo or a PDF
          of the driving licence; and what you write when you ask for a change or a cancellation. Booking
          without an account takes the same.
        </Trans>
      </p>
      <h3>
        <Trans>When you pay online</Trans>
      </h3>
      <p>
        <Trans>
          The amount, the currency, the time and the payment provider's reference. You type your card details
          into the provider's own form: they do not reach our servers and are not stored there.
        </Trans>
      </p>
      <h3>
        <Trans>When you write to us or subscribe</Trans>
      </h3>
      <p>
        <Trans>
          Your address and your message. For the newsletter: your address, your language, where on the site
          you asked for it and when you confirmed.
        </Trans>
      </p>
      <h3>
        <Trans>On your device</Trans>
      </h3>
      <p>
        <Trans>
          Cookies and what the browser keeps are listed one by one in the{' '}
          <Link to="/cookie-policy" className={link}>
            cookie policy
          </Link>
          . If you ask for places near you, your position is used on your device to sort them. It does not
          leave it.
        </Trans>
      </p>
    </>
  )
}

export function Used() {
  return (
    <>
      <ul>
        <li>
          <Trans>
            To make your booking, change it, cancel it and hand over the car. The birth date tells whether a
            driver is old enough; the licence, whether they may drive.
          </Trans>
        </li>
        <li>
          <Trans>
            To tell you what you need to know. Confirmations, receipts and mails about your password always
            reach you; other news of your bookings by email or on your device only while you leave them
            switched on; the newsletter only after you have confirmed it from a mail.
          </Trans>
        </li>
        <li>
          <Trans>To take payments, give money back and keep our books.</Trans>
        </li>
        <li>
          <Trans>
            To keep the site and your account safe: to limit attempts, to show you where you are signed in, to
            keep out an account that was suspended.
          </Trans>
        </li>
        <li>
          <Trans>To answer you when you write.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Most of this is needed for the booking you asked for. Books are kept because the law asks for them;
          the newsletter and notifications on your device rest on your consent, which you can take back at any
          time; the safety of the site is in your interest and in ours.
        </Trans>
      </p>
    </>
  )
}
