import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings/bookings.ts'
import { mostDriverPictures } from '#domain/inspection/driver-half.ts'
import type { InspectionKind, PictureSlot } from '#domain/inspection/inspection.ts'
import { isOnline } from '#client/api/connection.ts'
import { driverHalfQueries } from '#client/api/bookings/inspection-queries.ts'
import { shrinkAside } from '#client/components/inspections/camera/shrink-aside.ts'
import { driverPictureQueue, queueDriverPicture } from '#client/mutations/driver-pictures.ts'
import { useSession } from '#client/session/session-state.ts'
import { askToStay, keepPicture } from '#client/storage/walks/picture-store.ts'
import { rightNow } from '#client/store/clock.ts'

/** Where a picture belongs; null for a detail. */
export type Place = PictureSlot | null
export type TakeProblem = 'unreadable' | 'full' | 'enough'
export type TakenPicture = { sha256: string; slot: Place; takenAt: string; isSent: boolean }

/** The pictures that a driver took of one end of the trip, sent or not, and how another one is taken. */
export function useDriverPictures({ _id: booking }: Booking, kind: InspectionKind) {
  const { user } = useSession()
  const { entries } = driverPictureQueue.usePending(user?._id ?? null)
  const sent = useQuery(driverHalfQueries.own(booking)).data?.pictures ?? []
  const [busy, setBusy] = useState<readonly Place[]>([])
  const [problem, setProblem] = useState<TakeProblem | null>(null)

  const waiting = Object.entries(entries).filter(([, entry]) => entry.booking === booking)
  const count = sent.length + waiting.length
  const pictures: TakenPicture[] = [
    ...sent.filter((each) => each.kind === kind && each.isKept).map((each) => ({ ...each, isSent: true })),
    ...waiting
      .filter(([, each]) => each.kind === kind)
      .map(([sha256, { slot, takenAt }]) => ({ sha256, slot, takenAt, isSent: false })),
  ]

  async function take(slot: Place, file: File): Promise<void> {
    setProblem(null)
    if (count >= mostDriverPictures) return setProblem('enough')
    setBusy((before) => [...before, slot])
    try {
      const takenAt = new Date(rightNow()).toISOString()
      const { bytes, sha256 } = await shrinkAside(file)
      if (count === 0) void askToStay()
      if (!(await keepPicture(sha256, bytes))) return setProblem('full')
      await queueDriverPicture(sha256, { booking, kind, slot, takenAt })
      if (isOnline())
        void import('#client/mutations/sync-driver-pictures.ts').then(sendNow).catch(() => undefined)
    } catch {
      setProblem('unreadable')
    } finally {
      setBusy((before) => before.filter((_, at) => at !== before.indexOf(slot)))
    }
  }
  const refused = waiting.find(([, each]) => each.problem !== null)?.[1].problem ?? null
  return { pictures, busy, problem, refused, take }
}

const sendNow = ({ syncDriverPictures }: { syncDriverPictures: () => Promise<void> }) => syncDriverPictures()
