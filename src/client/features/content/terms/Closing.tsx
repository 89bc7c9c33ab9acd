import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { ContactLines } from '#client/features/content/article/ContactLines.tsx'
import { link } from '#client/ui/link.css.ts'

export function Site() {
  return (
    <p>
      <Trans>
        Use the site to find and rent a car. Do not book for people who do not exist, pay with a card that is
        not yours, try to reach data of others, or query the site so that it slows down for others. Its texts
        and its design are ours; the pictures and names of suppliers are theirs.
      </Trans>
    </p>
  )
}

export function Answering() {
  return (
    <>
      <p>
        <Trans>
          The supplier answers for the car: that it is there, that it is safe and insured as the law asks, and
          that it is what you booked. If it is not, tell the supplier and us, so that we can look for another
          car or for your money.
        </Trans>
      </p>
      <p>
        <Trans>
          We answer for what we do: showing what suppliers tell us, passing on your booking, taking and
          refunding payments online, and looking after your data. We take care that the site works, but cannot
          promise that it always does, nor that a supplier keeps its word.
        </Trans>
      </p>
      <p>
        <Trans>
          You answer for the car while you have it, within what the law, your protection and the supplier's
          contract say. Nothing here limits anybody's liability where the law does not allow it.
        </Trans>
      </p>
    </>
  )
}

export function Closing() {
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
