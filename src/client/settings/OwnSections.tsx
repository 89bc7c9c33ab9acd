import { Trans, useLingui } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { probe } from '#client/offline/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
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
  const failureText = useFailureText()
  // Null while the call waits for a network.
  const code = record.error ? failureCode(record.error) : 'offline'
  async function retry() {
    if (code === 'offline') await probe()
    await record.refetch()
  }
  const again = (
    <Button size="l" onClick={() => void retry()}>
      <Trans>Retry</Trans>
    </Button>
  )
  if (code === 'offline')
    return (
      <StateView
        kind="offline"
        title={t`You are offline`}
        text={t`Your details are not kept on this device yet. They appear as soon as you are back online; what is set on the device itself works below.`}
        actions={again}
      />
    )
  return (
    <StateView
      kind="error"
      title={t`We could not load your details`}
      text={failureText(code)}
      actions={again}
    />
  )
}
