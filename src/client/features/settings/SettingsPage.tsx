import { Trans, useLingui } from '@lingui/react/macro'
import { Page } from '#client/layout/Page.tsx'
import { displayM } from '#client/ui/Text/text.css.ts'
import { DataSection } from './data/DataSection.tsx'
import { DevicesSection } from './devices/DevicesSection.tsx'
import { DisplaySection } from './display/DisplaySection.tsx'
import { InstallSection } from './install/InstallSection.tsx'
import { NetworkSection } from './network/NetworkSection.tsx'
import { NotificationsSection } from './notifications/NotificationsSection.tsx'
import { OwnSections } from './OwnSections.tsx'
import { SettingsNav } from './SettingsNav.tsx'
import { columns, panel } from './SettingsPage.css.ts'
import { SignInCard } from './SignInCard.tsx'
import { useOwnRecord } from './useOwnRecord.ts'

export function SettingsPage() {
  const { t } = useLingui()
  const record = useOwnRecord()
  const isKnown = record.id !== undefined
  return (
    <Page title={t`Settings`} width="wide">
      <h1 className={displayM} tabIndex={-1}>
        <Trans>Settings</Trans>
      </h1>
      <div className={columns}>
        <SettingsNav isKnown={isKnown} />
        <div className={panel}>
          {isKnown ? <OwnSections record={record} /> : <SignInCard />}
          <DisplaySection />
          <NetworkSection />
          {isKnown && <NotificationsSection />}
          <InstallSection />
          {isKnown && (
            <>
              <DevicesSection />
              <DataSection />
            </>
          )}
        </div>
      </div>
    </Page>
  )
}
