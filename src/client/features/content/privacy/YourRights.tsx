import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { ContactLines } from '#client/features/content/article/ContactLines.tsx'
import { link } from '#client/ui/link.css.ts'

export function Children() {
  return (
    <p>
      <Trans>
        Wouri is not for children under 13, and we do not knowingly collect anything about them. Accounts and
        bookings ask for a birth date and refuse who is too young to rent a car. If you believe that a child
        has given us data, write to us, and we delete it.
      </Trans>
    </p>
  )
}

export function Changes() {
  return (
    <p>
      <Trans>
        When what we do with your data changes, this text changes with it, before it is done, and so does the
        date at the top. It is worth a look now and then. What the law lets us do only with your consent, we
        ask you first.
      </Trans>
    </p>
  )
}

export function Rights() {
  return (
    <>
      <p>
        <Trans>
          Your data stays yours. The Cameroonian law on the protection of personal data (No. 2024/017 of 23
          December 2024) gives you rights over it, and so does the GDPR if you are in the European Union. Most
          of them are a button in your{' '}
          <Link to="/settings" className={link}>
            settings
          </Link>
          :
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <strong>Get a copy:</strong> "A copy of your data" gives you what we keep about you in one
            machine-readable file.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Correct it:</strong> your profile can be changed at any time. To correct a booking, ask
            its agency or us.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Have it deleted:</strong> "Delete your account" does so at once. It waits while a booking
            lies ahead or is under way.
          </Trans>
        </li>
        <li>
          <Trans>
            <strong>Say no:</strong> switch off email notifications, or those on a device; leave the
            newsletter with one press in any of its mails; end sessions on devices you no longer use.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          If you booked without an account, make one with the same email address and confirm it: the bookings
          and the buttons are then yours. Or write to us, as for everything the buttons do not do, such as
          objecting to something we do, or limiting it. We may ask you to show that it is you. If our answer
          does not satisfy you, you can complain to the data protection authority.
        </Trans>
      </p>
    </>
  )
}

export function Reach() {
  return (
    <>
      <p>
        <Trans>
          For anything about your data, reach us here. Say which account or booking it is about, and send no
          card details.
        </Trans>
      </p>
      <ContactLines />
    </>
  )
}

export function Acknowledged() {
  return (
    <p>
      <Trans>
        By making an account, booking or writing to us through Wouri, you acknowledge that you could read this
        policy before you did so. It informs you; it takes no right from you, and it is no consent to anything
        for which we must ask you separately.
      </Trans>
    </p>
  )
}
