import { useLingui } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { LoadFailure } from '#client/components/LoadFailure.tsx'
import { probe } from '#client/storage/connection.ts'
import { LicenceSection } from './licence/LicenceSection.tsx'
import { ProfileSection } from './profile/ProfileSection.tsx'
import { OwnSkeleton } from './OwnSkeleton.tsx'
import type { OwnRecord } from './useOwnRecord.ts'

/** What is set in the person's own record. */
export function OwnSections({ record }: { record: OwnRecord }) {
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
      offline={t`Your details are not kept on this device yet. They appear as soon as you are back online; what is set on the device itself works below.`}
    />
  )
}
