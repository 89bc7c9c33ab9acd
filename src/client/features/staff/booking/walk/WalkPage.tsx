import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import type { InspectionKind } from '#domain/inspection/inspection.ts'
import { inspectionQueries } from '#client/api/bookings/inspection-queries.ts'
import { staffQueries } from '#client/api/bookings/staff-bookings.ts'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { LoadState } from '#client/components/staff/LoadState.tsx'
import { Page } from '#client/layout/Page.tsx'
import { inspectionQueue, walkName, withdrawInspection } from '#client/mutations/inspections.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { column } from '../booking.css.ts'
import { walkDraftOf } from '#client/storage/walks/walk-draft.ts'
import { useWalk, type WalkState } from './draft/useWalk.ts'
import { WalkDraft } from './draft/walk-draft.ts'
import { PendingWalks } from './PendingWalks.tsx'
import { usePendingWalks } from './usePendingWalks.ts'
import { Walk } from './Walk.tsx'
import { finishWalk } from './walk-finish.ts'
import { walkTermsOf, type WalkTerms } from './walk-terms.ts'
import { withPending } from './with-pending.ts'

type WalkPageProps = { kind: InspectionKind; id: string }

/** The walk around the car of a booking, when its keys leave or when they return; also without a network. */
export function WalkPage({ kind, id }: WalkPageProps) {
  const { t } = useLingui()
  const query = useQuery(staffQueries.one(id))
  const records = useQuery(inspectionQueries.ofFleet(id))
  const entries = usePendingWalks()
  const booking = isRefused(query.error) ? undefined : query.data
  // Without a network there may be no copy of them: the walk is done all the same.
  const isAsked = records.data !== undefined || records.isError || records.fetchStatus === 'paused'
  return (
    <Page title={kind === 'out' ? t`Hand-over` : t`Return`} width="wide" back={`/staff/bookings/${id}`}>
      {booking === undefined ? (
        <LoadState
          query={query}
          heading="h1"
          title={t`We could not load this booking`}
          offline={t`This booking is not kept on this phone. We will show it as soon as you are back online.`}
          height={480}
        />
      ) : !isAsked ? (
        <Skeleton height={480} radius="md" />
      ) : (
        <PossibleWalk
          kind={kind}
          booking={withPending(booking, kind === 'back' ? entries : {})}
          terms={walkTermsOf(kind, booking, records.data ?? [])}
        />
      )}
    </Page>
  )
}

type PossibleWalkProps = { kind: InspectionKind; booking: StaffBooking; terms: WalkTerms }

/** The walk, or why there is none to be done. */
function PossibleWalk({ kind, booking, terms }: PossibleWalkProps) {
  const { t } = useLingui()
  const { _id: id, handedOverAt, returnedAt, status } = booking
  const name = walkName(kind, id)
  const walk = useWalk(name)
  const entry = usePendingWalks()[name]
  const isWaiting = entry !== undefined && (entry.problem === null || entry.isRecorded)
  useLeftOver({ kind, booking, terms }, walk)
  const isOver = status === 'cancelled' || status === 'void' || returnedAt !== null
  const isDone = kind === 'out' ? handedOverAt !== null : handedOverAt === null
  if (isWaiting)
    return (
      <div className={column}>
        <PendingWalks booking={id} />
        <ToBooking id={id} />
      </div>
    )
  if (isOver || isDone)
    return (
      <StateView
        heading="h1"
        kind="empty"
        title={
          kind === 'back' && handedOverAt === null && !isOver
            ? t`The car is still here`
            : t`This is done already`
        }
        text={t`The booking shows what was noted.`}
        actions={<ToBooking id={id} />}
      />
    )
  if (walk.draft === null) return <Skeleton height={480} radius="md" />
  return <Walk kind={kind} booking={booking} terms={terms} walk={{ ...walk, draft: walk.draft }} />
}

/**
 * A walk that was finished when the app was killed goes into the queue; one that the server refused is opened again, with
 * everything that was in it. The device is asked, not the screen: what the server has is no draft any more.
 */
function useLeftOver({ kind, booking, terms }: PossibleWalkProps, { draft, save }: WalkState): void {
  const isLeft = draft !== null && draft.finishedAt !== null
  useEffect(() => {
    if (!isLeft) return
    const name = walkName(kind, booking._id)
    void inspectionQueue.load().then(async () => {
      const kept = await walkDraftOf(name, WalkDraft).read()
      if (kept === null || kept.finishedAt === null) return
      const entry = inspectionQueue.current().entries[name]
      if (entry === undefined) {
        await finishWalk({ kind, booking: booking._id, draft: kept, terms, save, now: kept.finishedAt })
      } else if (entry.problem !== null && !entry.isRecorded) {
        await save({ ...kept, finishedAt: null })
        await withdrawInspection(name)
      }
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once for a draft that is left over
  }, [isLeft])
}

function ToBooking({ id }: { id: string }) {
  return (
    <Link to="/staff/bookings/$bookingId" params={{ bookingId: id }} className={buttonClass({ size: 'l' })}>
      <Trans>To the booking</Trans>
    </Link>
  )
}
