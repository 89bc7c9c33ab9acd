import { Trans } from '@lingui/react/macro'

export function Shared() {
  return (
    <>
      <p>
        <Trans>
          We give your data only to those who need it for what you asked for. Which of the companies below
          take part depends on what is switched on for this site: you see it where you sign in, where you pay
          and in your settings.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>The agency for your booking</strong> gets your name, email address and phone number, the
            second driver's name, the booking, and what you write about it. It may look at the licence, within
            the time named above.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Stripe or PayPal</strong>, when you pay through them: the amount, the currency and the
            booking's reference from us; your card or your account with them from you.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>The mail service</strong> that carries our mails to you.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>The push service of your browser's maker</strong>, when you switch on notifications on a
            device: it carries messages that are sealed for your device and that it cannot read.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Google, Facebook or Apple</strong>, when you sign in with them: they learn that you use
            Wouri.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>reCAPTCHA</strong>, where it protects the contact form and new accounts: its provider gets
            your internet address and its own token.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>The company that hosts the site</strong>, on whose machines the data lies.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Authorities</strong>, when the law obliges us.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Exchange rates and maps tell nobody about you: our server fetches the rates, and the map comes from
          our own server. When you press WhatsApp, a phone number or directions, you leave the site, and what
          you do there is between you and that service.
        </Trans>
      </p>
      <p>
        <Trans>
          Some of these companies work outside Cameroon, so your data may be processed abroad, as far as their
          service needs it.
        </Trans>
      </p>
    </>
  )
}
