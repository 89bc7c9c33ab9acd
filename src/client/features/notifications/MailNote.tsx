import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { useSession } from '#client/session/session.ts'
import { classes } from '#client/ui/classes.ts'
import { link } from '#client/ui/link.css.ts'
import { titleM } from '#client/ui/Text/text.css.ts'
import { aside, asideLink, asideText } from './NotificationsPage.css.ts'

/** Whether the same news also comes by mail, and where that is set. */
export function MailNote() {
  const { user } = useSession()
  if (user === null) return null
  const { email } = user
  return (
    <section className={aside} aria-labelledby="mail-note">
      <h2 id="mail-note" className={titleM}>
        <Trans>By e-mail</Trans>
      </h2>
      <p className={asideText}>
        {user.enableEmailNotifications ? (
          <Trans>News of your bookings also comes to {email}.</Trans>
        ) : (
          <Trans>News of your bookings does not come by e-mail; confirmations and receipts do.</Trans>
        )}
      </p>
      <Link to="/settings" hash="notifications" className={classes(link, asideLink)}>
        <Trans>Change this in the settings</Trans>
      </Link>
    </section>
  )
}
