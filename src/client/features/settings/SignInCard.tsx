import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { titleM } from '#client/ui/Text/text.css.ts'
import { card, text } from './SignInCard.css.ts'

/** What a visitor cannot set yet, and the way there. */
export function SignInCard() {
  return (
    <section className={card} aria-labelledby="sign-in-title">
      <h2 id="sign-in-title" className={titleM}>
        <Trans>Sign in to see your own settings</Trans>
      </h2>
      <p className={text}>
        <Trans>
          Your details, your licence, your mails and the devices you use are kept with your account.
        </Trans>
      </p>
      <Link to="/sign-in" search={{ next: '/settings' }} className={buttonClass({ size: 'l' })}>
        <Trans>Sign in</Trans>
      </Link>
    </section>
  )
}
