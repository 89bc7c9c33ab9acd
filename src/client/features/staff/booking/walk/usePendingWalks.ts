import { useEffect, useState } from 'react'
import type { InspectionKind } from '#domain/inspection/inspection.ts'
import { inspectionQueue, walkName, type InspectionEntries } from '#client/mutations/inspections.ts'
import { useSession } from '#client/session/session-state.ts'
import { hasDraft } from '#client/storage/draft.ts'
import { walkDrafts } from '#client/storage/storage-policy.ts'

/** The walks that were finished on this device and are not sent whole. */
export function usePendingWalks(): InspectionEntries {
  const { state, user } = useSession()
  return inspectionQueue.usePending(state === 'out' ? null : user?._id).entries
}

/** The ends of a booking whose walk was begun on this device. */
export function useBegunWalks(booking: string): readonly InspectionKind[] {
  const [begun, setBegun] = useState<readonly InspectionKind[]>([])
  useEffect(() => {
    let isHere = true
    const kinds = ['out', 'back'] as const
    void Promise.all(kinds.map((kind) => hasDraft(walkDrafts.key + walkName(kind, booking)))).then(
      (found) => {
        if (isHere) setBegun(kinds.filter((_, at) => found[at]))
      },
    )
    return () => {
      isHere = false
    }
  }, [booking])
  return begun
}
