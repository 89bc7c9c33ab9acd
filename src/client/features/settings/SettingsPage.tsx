import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { failureCode } from '#client/api/call-failure.ts'
import { LoadFailure } from '#client/components/LoadFailure.tsx'
import { DataSection } from '#client/features/settings/data/DataSection.tsx'
import { DevicesSection } from '#client/features/settings/devices/DevicesSection.tsx'
import { NetworkSection } from '#client/features/settings/network/NetworkSection.tsx'
import { NotificationsSection } from '#client/features/settings/notifications/NotificationsSection.tsx'
import { ProfileSection } from '#client/features/settings/profile/ProfileSection.tsx'
import { Page } from '#client/layout/Page.tsx'
import { probe } from '#client/api/connection.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { displayM, titleM } from '#client/ui/Text/text.css.ts'
import { DisplaySection } from './DisplaySection.tsx'
import { InstallSection } from './InstallSection.tsx'
import { SettingsNav } from './SettingsNav.tsx'
import {
  columns,
  panel,
  signInCard,
  skeletonFields,
  onlyOnPhone,
  skeleton,
  wholeWidth,
} from './settings.css.ts'
import { useOwnRecord, type OwnRecord } from './useOwnRecord.ts'
import { LicenceSection } from './licence/LicenceSection.tsx'
import { Explanation } from './SettingsSection.tsx'

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

/** The sections that edit the person's own record. */
function OwnSections({ record }: { record: OwnRecord }) {
  const { data: user, isError, fetchStatus } = record
  if (user === undefined)
    return (
      <div id="profile">
        {isError || fetchStatus === 'paused' ? <RecordFailure record={record} /> : <OwnSkeleton />}
      </div>
    )
  return (
    <>
      <ProfileSection user={user} />
      <LicenceSection key={user._id} user={user} />
    </>
  )
}

function RecordFailure({ record }: { record: OwnRecord }) {
  const { t } = useLingui()
  const isOffline = record.error === null || failureCode(record.error) === 'offline'
  async function retry() {
    if (isOffline) await probe()
    await record.refetch()
  }
  return (
    <LoadFailure
      error={record.error}
      retry={() => void retry()}
      title={t`We could not load your details`}
      offline={t`Your details are not saved on this device yet. They appear once you are back online. You can still change the device settings below.`}
    />
  )
}

/** Shows a visitor what signing in adds to the settings. */
function SignInCard() {
  return (
    <section className={signInCard} aria-labelledby="sign-in-title">
      <h2 id="sign-in-title" className={titleM}>
        <Trans>Sign in to see your settings</Trans>
      </h2>
      <Explanation>
        <Trans>
          Your details, your licence, your mails and the devices you use are kept with your account.
        </Trans>
      </Explanation>
      <Link to="/sign-in" search={{ next: '/settings' }} className={buttonClass({ size: 'l' })}>
        <Trans>Sign in</Trans>
      </Link>
    </section>
  )
}

/** As high as the sections that replace it, so that nothing moves. */
function OwnSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`}>
      <ProfileSkeleton />
      <LicenceSkeleton />
    </div>
  )
}

function ProfileSkeleton() {
  return (
    <div className={skeleton}>
      <Skeleton height={28} width={160} />
      <Row gap="s4">
        <Skeleton height={72} width={72} radius="full" />
        <Skeleton height={64} width={220} />
      </Row>
      <div className={onlyOnPhone}>
        <Skeleton height={44} width={140} />
      </div>
      <div className={skeletonFields}>
        <Skeleton height={78} />
        <Skeleton height={104} />
        <Skeleton height={78} />
        <Skeleton height={78} />
        <div className={wholeWidth}>
          <Skeleton height={172} />
        </div>
        <Skeleton height={76} />
      </div>
    </div>
  )
}

function LicenceSkeleton() {
  return (
    <div className={skeleton}>
      <Skeleton height={28} width={180} />
      <Skeleton height={48} width="60ch" />
      <Skeleton height={44} width={240} />
      <Skeleton height={44} width={280} />
    </div>
  )
}
