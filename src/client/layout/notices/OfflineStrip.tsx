import { Trans } from '@lingui/react/macro'
import { Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useOnline } from '#client/storage/connection.ts'
import { classes } from '#client/ui/classes.ts'
import { returned, strip } from './OfflineStrip.css.ts'

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
          <Trans>You are offline. What is saved still opens.</Trans>
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
