import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useOnline } from '#client/api/connection.ts'
import { Part } from '#client/components/staff/Part.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import {
  discardInspection,
  pictureProgress,
  retryInspection,
  unsentPictures,
  walkName,
  type InspectionEntry,
} from '#client/mutations/inspections.ts'
import { syncInspections } from '#client/mutations/sync-inspections.ts'
import { useStore } from '#client/store/create-store.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { acts, quiet, refused } from '../booking.css.ts'
import { ThrowAwaySheet } from './ThrowAwaySheet.tsx'
import { sending } from './walk.css.ts'
import { usePendingWalks } from './usePendingWalks.ts'

/** What was finished on this device and is on its way: how far it is, and what can be done where it was refused. */
export function PendingWalks({ booking }: { booking: string }) {
  const { t } = useLingui()
  const entries = usePendingWalks()
  const own = (['out', 'back'] as const).flatMap((kind) => entries[walkName(kind, booking)] ?? [])
  return own.map((entry) => (
    <Part
      key={entry.record._id}
      title={entry.record.kind === 'out' ? t`The record of the hand-over` : t`The record of the return`}
    >
      {entry.problem === null ? <OnItsWay entry={entry} /> : <Refused entry={entry} />}
    </Part>
  ))
}

function OnItsWay({ entry }: { entry: InspectionEntry }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const moving = useStore(pictureProgress, null)
  const all = entry.record.pictures.length
  const left = unsentPictures(entry).length
  const arrived = all - left
  const fraction = moving !== null && entry.record.pictures.some(({ sha256 }) => sha256 === moving.sha256)
  return (
    <>
      <p role="status">
        {isOnline ? (
          <Trans>
            It is being sent: {arrived} of {all} pictures have arrived.
          </Trans>
        ) : (
          <Trans>
            It waits for a network: {left} of {all} pictures are still on this phone, and nothing is lost.
          </Trans>
        )}
      </p>
      <progress
        className={sending}
        max={all + 1}
        value={Number(entry.isRecorded) + arrived + (fraction ? moving.fraction : 0)}
        aria-label={t`Sent`}
      />
    </>
  )
}

function Refused({ entry }: { entry: InspectionEntry }) {
  const failureText = useFailureText()
  const isOnline = useOnline()
  const [isAsking, setAsking] = useState(false)
  const { booking, record, problem, lost, isRecorded, chargesProblem } = entry
  const name = walkName(record.kind, booking)
  async function again() {
    await retryInspection(name)
    await syncInspections()
  }
  return (
    <>
      <p role="alert" className={refused}>
        {lost.length > 0 ? (
          <Trans>Pictures could not be sent: {lost.length}. The record itself has arrived.</Trans>
        ) : chargesProblem !== null ? (
          <Trans>
            The record has arrived, but its charges were not taken. They are kept here: look at them again
            below.
          </Trans>
        ) : (
          problem !== null && failureText(problem)
        )}
      </p>
      {!isRecorded && (
        <p className={quiet}>
          <Trans>The server has not taken it. Everything is still on this phone.</Trans>
        </p>
      )}
      <div className={acts}>
        <Button tone="primary" disabled={!isOnline} onClick={() => void again()}>
          <Trans>Send again</Trans>
        </Button>
        {!isRecorded && (
          <Link
            to={record.kind === 'out' ? '/staff/bookings/$bookingId/out' : '/staff/bookings/$bookingId/back'}
            params={{ bookingId: booking }}
            className={buttonClass({ tone: 'outline' })}
          >
            <Trans>Correct it</Trans>
          </Link>
        )}
        <Button tone="outline" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          <Trans>Throw away</Trans>
        </Button>
      </div>
      {isAsking && (
        <ThrowAwaySheet
          pictures={unsentPictures(entry).length + lost.length}
          onClose={() => setAsking(false)}
          onThrow={() => discardInspection(name)}
        />
      )}
    </>
  )
}
