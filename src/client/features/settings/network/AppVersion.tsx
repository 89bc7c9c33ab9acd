import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { useOnline } from '#client/storage/connection.ts'
import { checkForUpdate, runningBuild, startNewVersion, type UpdateCheck } from '#client/pwa/update.ts'
import { line, name, quiet, words } from '#client/features/settings/lines.css.ts'
import { Button } from '#client/ui/Button/Button.tsx'

export function AppVersion() {
  const isOnline = useOnline()
  const [isBusy, setIsBusy] = useState(false)
  const [found, setFound] = useState<UpdateCheck | null>(null)
  const canStart = found === 'ready' || found === 'unkept'

  async function check() {
    setIsBusy(true)
    setFound(null)
    setFound(await checkForUpdate())
    setIsBusy(false)
  }
  return (
    <div className={line}>
      <div className={words}>
        <h3 className={name}>
          <Trans>Version of the app</Trans>
        </h3>
        {runningBuild !== null && (
          <p className={quiet} translate="no">
            {runningBuild}
          </p>
        )}
        <p className={quiet} role="status">
          {isOnline ? found !== null && <Found found={found} /> : <Trans>Without a network it cannot be checked.</Trans>}
        </p>
      </div>
      {canStart ? (
        <Button onClick={() => void startNewVersion()}>
          <Trans>Reload</Trans>
        </Button>
      ) : (
        <Button tone="outline" busy={isBusy} disabled={!isOnline} onClick={() => void check()}>
          <Trans>Check for update</Trans>
        </Button>
      )}
    </div>
  )
}

function Found({ found }: { found: UpdateCheck }) {
  switch (found) {
    case 'newest':
      return <Trans>You have the newest version.</Trans>
    case 'ready':
      return <Trans>A new version is on this phone. Reload to use it.</Trans>
    case 'unkept':
      return <Trans>This browser keeps no copy of the app: each reload brings the newest version.</Trans>
    default:
      return <Trans>The newest version could not be fetched. Try again in a minute.</Trans>
  }
}
