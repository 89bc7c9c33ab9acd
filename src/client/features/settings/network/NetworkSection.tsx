import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { Note, SettingsLine, SettingsSection } from '#client/features/settings/SettingsSection.tsx'
import { runningBuild } from '#client/pwa/new-build.ts'
import { checkForUpdate, startNewVersion, type UpdateCheck } from '#client/pwa/update.ts'
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
            Uses your phone's fonts and the smallest pictures, hides the map, and loads only what you ask for.
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
              <Trans>Go online to check it.</Trans>
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
      return <Trans>Reload to get the newest version: this browser keeps no copy of the app.</Trans>
    default:
      return <Trans>We could not get the newest version. Try again in a minute.</Trans>
  }
}
