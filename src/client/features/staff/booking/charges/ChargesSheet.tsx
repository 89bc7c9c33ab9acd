import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { applyCharges, chargeQueries } from '#client/api/bookings/staff-charges.ts'
import { InlineFailure } from '#client/components/LoadFailure.tsx'
import { DecisionSheet, useDecision, useRefetchBooking } from '#client/components/staff/DecisionSheet.tsx'
import { useFrancs } from '#client/i18n/money.ts'
import { settleQueuedCharges, walkName, type InspectionEntry } from '#client/mutations/inspections.ts'
import { syncInspections } from '#client/mutations/sync-inspections.ts'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { quiet } from '../booking.css.ts'
import { ChargesEditor } from './ChargesEditor.tsx'
import { chargedIn, chargesOf, draftOf, isWhole, noCharges, type Proposal } from './charges-draft.ts'

type ChargesSheetProps = {
  booking: StaffBooking
  /** What the server refused of a return that was finished on this device. */
  queued: InspectionEntry | undefined
  onClose: () => void
}

/** What the server proposes and is not charged yet, and whatever else is typed. */
export function ChargesSheet(props: ChargesSheetProps) {
  const { data, ...query } = useQuery(chargeQueries.proposals(props.booking._id))
  const charged = new Set(
    props.booking.charges?.lines.filter(({ state }) => state !== 'struck').map(({ kind }) => kind),
  )
  const proposals = data?.filter(({ kind }) => !charged.has(kind))
  return <Deciding key={String(data === undefined)} {...props} proposals={proposals} query={query} />
}

type DecidingProps = ChargesSheetProps & {
  proposals: readonly Proposal[] | undefined
  query: Parameters<typeof InlineFailure>[0]['query'] & { isError: boolean }
}

function Deciding({ booking, queued, proposals, query, onClose }: DecidingProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(() => (queued ? draftOf(queued.charges, proposals ?? []) : noCharges))
  const known = proposals ?? []
  const amount = useFrancs()(chargedIn(draft, known))
  const decision = useDecision({
    decide: async () => {
      await applyCharges(booking._id, chargesOf(draft, known))
      if (queued === undefined) return
      await settleQueuedCharges(walkName('back', booking._id))
      void syncInspections()
    },
    done: t`${amount} charged. ${booking.driver.fullName} reads each line in the booking.`,
    onDone: onClose,
    onRefused: useRefetchBooking(booking._id),
  })
  return (
    <DecisionSheet
      hasLateContent
      title={t`What follows from the return`}
      act={<Trans>Charge {amount}</Trans>}
      decision={decision}
      isReady={proposals !== undefined && isWhole(draft, known) && chargedIn(draft, known) > 0}
      refusals={{
        required: t`A proposed amount has changed since. Close this, and look at the lines again.`,
      }}
      onClose={onClose}
    >
      {query.isError && <InlineFailure query={query} role="alert" />}
      {proposals === undefined ? (
        !query.isError && <Skeleton height={160} radius="md" />
      ) : (
        <>
          <p className={quiet}>
            {proposals.length === 0 ? (
              <Trans>No rule proposes anything more. Add a line where something is to be paid.</Trans>
            ) : (
              <Trans>Nothing is charged by itself: decide each line.</Trans>
            )}
          </p>
          <ChargesEditor proposals={proposals} value={draft} onChange={(edit) => setDraft(edit)} />
        </>
      )}
    </DecisionSheet>
  )
}
