import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSession } from '#client/session/session.ts'
import { classes } from '#client/ui/classes.ts'
import { help, strip, suspended } from './OfflineStrip.css.ts'

export function SuspendedStrip() {
  const { isSuspended } = useSession()
  if (!isSuspended) return null
  return (
    <p className={classes(strip, suspended)} role="alert">
      <Trans>Your account is suspended.</Trans>
      <Link to="/contact" className={help}>
        <Trans>Contact</Trans>
      </Link>
    </p>
  )
}
