import { Trans } from '@lingui/react/macro'

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
            reach you; other news of your bookings by e-mail or on your device only while you leave them
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
