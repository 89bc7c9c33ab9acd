import { useLingui } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { SiteHelp } from '#client/components/booking/contact/SiteHelp.tsx'
import { listColumn } from '#client/features/bookings/BookingsPage.css.ts'
import { LoadFailure } from '#client/components/LoadFailure.tsx'
import { KeptBookings } from './KeptBookings.tsx'
import { SignedOutBookings } from './SignedOutBookings.tsx'

/** `error` is null while the call waits for a network. */
export function ListFailure({ error, retry }: { error: Error | null; retry: () => void }) {
  const { t } = useLingui()
  const code = error ? failureCode(error) : 'offline'
  if (code === 'signed-out') return <SignedOutBookings />
  const failure = (
    <LoadFailure
      error={error}
      retry={retry}
      title={t`We could not load your bookings`}
      offline={t`This list was not opened on this phone before. It appears as soon as you are back online.`}
      more={<SiteHelp />}
    />
  )
  if (code !== 'offline') return failure
  return (
    <div className={listColumn}>
      <KeptBookings />
      {failure}
    </div>
  )
}
