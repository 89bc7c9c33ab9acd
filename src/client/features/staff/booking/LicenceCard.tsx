import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { useOnline } from '#client/api/connection.ts'
import { LicenceBadge, refusalLabels } from '#client/components/staff/LicenceBadge.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { LicenceSheet } from './LicenceSheet.tsx'
import { quiet } from './booking.css.ts'

/** What is known of the driver's licence, and the way to look at it while that is allowed. */
export function LicenceCard({ booking }: { booking: StaffBooking }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const isOnline = useOnline()
  const { licence, licenceBack = null, licenceCheck: check } = booking.driver
  return (
    <Part title={t`Driving licence`}>
      {check === undefined ? (
        <p className={quiet}>
          <Trans>No licence is on file. It is seen at the pick-up.</Trans>
        </p>
      ) : (
        <Row wrap align="center">
          <LicenceBadge state={check.state} />
          {check.refusal !== null && <span>{t(refusalLabels[check.refusal])}</span>}
        </Row>
      )}
      {check !== undefined && licence === null && (
        <p className={quiet}>
          <Trans>You can look at it once the booking is accepted, until 30 days after the return.</Trans>
        </p>
      )}
      {check !== undefined && licence !== null && (
        <Button tone="outline" disabled={!isOnline} onClick={() => setOpen(true)}>
          {isOnline ? <Trans>Check the licence</Trans> : <Trans>Waiting for network</Trans>}
        </Button>
      )}
      {isOpen && check !== undefined && licence !== null && (
        <LicenceSheet
          booking={booking}
          file={licence}
          back={licenceBack}
          was={check.state}
          onClose={() => setOpen(false)}
        />
      )}
    </Part>
  )
}
