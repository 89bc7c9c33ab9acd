import { useEffect, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Wifi, WifiOff } from 'lucide-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { useOnline } from '#client/api/connection.ts'
import { classes } from '#client/ui/classes.ts'
import { useSession } from '#client/session/session.ts'
import { returned, strip, stripLink, suspended, progress } from './notices.css.ts'

const farewell = 3000

export function OfflineStrip() {
  const isOnline = useOnline()
  const [wasOffline, remember] = useState(false)
  if (!isOnline && !wasOffline) remember(true)
  useEffect(() => {
    if (!isOnline || !wasOffline) return
    const timer = setTimeout(() => remember(false), farewell)
    return () => clearTimeout(timer)
  }, [isOnline, wasOffline])
  return (
    <div role="status">
      {!isOnline && (
        <p className={strip}>
          <WifiOff size={16} aria-hidden="true" />
          <Trans>You are offline. Saved pages still open.</Trans>
        </p>
      )}
      {isOnline && wasOffline && (
        <p className={classes(strip, returned)}>
          <Wifi size={16} aria-hidden="true" />
          <Trans>Back online</Trans>
        </p>
      )}
    </div>
  )
}

export function SuspendedStrip() {
  const { isSuspended } = useSession()
  if (!isSuspended) return null
  return (
    <p className={classes(strip, suspended)} role="alert">
      <Trans>Your account is suspended.</Trans>
      <Link to="/contact" className={stripLink}>
        <Trans>Contact</Trans>
      </Link>
    </p>
  )
}

export function ProgressBar() {
  const { t } = useLingui()
  const isPending = useRouterState({ select: (state) => state.status === 'pending' })
  if (!isPending) return null
  return <div className={progress} role="progressbar" aria-label={t`Loading`} />
}
