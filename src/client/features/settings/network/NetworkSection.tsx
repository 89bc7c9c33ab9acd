import { Trans } from '@lingui/react/macro'
import { changeDataSaver, useDataSaver } from '#client/storage/data-saver.ts'
import { SettingsSection } from '#client/features/settings/SettingsSection.tsx'
import { Switch } from '#client/ui/Field/Switch.tsx'
import { AppVersion } from './AppVersion.tsx'
import { KeptOffline } from './KeptOffline.tsx'
import { WhatIsKept } from './WhatIsKept.tsx'

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
            Your phone's own fonts, no map, pictures at their smallest size, and nothing fetched before you ask for it.
          </Trans>
        }
      />
      <div>
        <KeptOffline />
        <WhatIsKept />
        <AppVersion />
      </div>
    </SettingsSection>
  )
}
