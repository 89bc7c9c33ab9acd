import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { Note, SettingsLine, SettingsSection } from '#client/features/settings/SettingsSection.tsx'
import { checkForUpdate, runningBuild, startNewVersion, type UpdateCheck } from '#client/pwa/update.ts'
import { useOnline } from '#client/api/connection.ts'
import { changeDataSaver, useDataSaver } from '#client/store/data-saver.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Switch } from '#client/ui/Field/Switch.tsx'
import { OfflineData } from './OfflineData.tsx'
import { OfflineDetails } from './OfflineDetails.tsx'

/** The network settings of the specification: what may be fetched, what is kept, and which version runs. */
export function NetworkSection() {
  const saves = useDataSaver()
  return (
    <SettingsSection id="network" title={<Trans>Network</Trans>}>
      <Switch
        name="dataSaver"
        checked={saves}
        onChange={changeDataSaver}
        label={<Trans>Data saver</Trans>}
        help={
          <Trans>
            Your phone's own fonts, no map, pictures at their smallest size, and nothing fetched before you
            ask for it.
          </Trans>
        }
      />
      <div>
        <OfflineData />
        <OfflineDetails />
        <AppVersion />
      </div>
    </SettingsSection>
  )
}

function AppVersion() {
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
    <SettingsLine
      title={<Trans>Version of the app</Trans>}
      text={
        <>
          {runningBuild !== null && <Note translate="no">{runningBuild}</Note>}
          <Note role="status">
            {isOnline ? (
              found !== null && <CheckResult found={found} />
            ) : (
              <Trans>Without a network it cannot be checked.</Trans>
            )}
          </Note>
        </>
      }
    >
      {canStart ? (
        <Button onClick={() => void startNewVersion()}>
          <Trans>Reload</Trans>
        </Button>
      ) : (
        <Button tone="outline" busy={isBusy} disabled={!isOnline} onClick={() => void check()}>
          <Trans>Check for update</Trans>
        </Button>
      )}
    </SettingsLine>
  )
}

function CheckResult({ found }: { found: UpdateCheck }) {
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
