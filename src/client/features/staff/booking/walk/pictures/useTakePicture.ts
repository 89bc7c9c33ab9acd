// A picture of the walk: made light, kept on the device, and then part of the draft.

import { useState } from 'react'
import type { PictureSlot } from '#domain/inspection/inspection.ts'
import { shrinkAside } from '#client/components/inspections/camera/shrink-aside.ts'
import { askToStay, dropPictures, keepPicture } from '#client/storage/walks/picture-store.ts'
import type { Change } from '../draft/useWalk.ts'

/** Where a picture belongs; null for a detail. */
export type Place = PictureSlot | null
export type TakeProblem = 'unreadable' | 'full' | 'enough'

/** What a record takes. */
const most = 60

type Taking = {
  /** Those that are being made light. */
  busy: readonly Place[]
  problem: TakeProblem | null
  take: (place: Place, file: File) => Promise<void>
  remove: (sha256: string) => void
}

export function useTakePicture(count: number, change: Change): Taking {
  const [busy, setBusy] = useState<readonly Place[]>([])
  const [problem, setProblem] = useState<TakeProblem | null>(null)

  async function take(place: Place, file: File): Promise<void> {
    setProblem(null)
    if (place === null && count >= most) return setProblem('enough')
    setBusy((before) => [...before, place])
    try {
      const { bytes, sha256 } = await shrinkAside(file)
      if (count === 0) void askToStay()
      if (!(await keepPicture(sha256, bytes))) return setProblem('full')
      let replaced: string[] = []
      change(
        ({ pictures }) => {
          replaced = pictures.flatMap((each) =>
            place !== null && each.slot === place && each.sha256 !== sha256 ? [each.sha256] : [],
          )
          // One picture is one, whichever slot it was taken for.
          const others = pictures.filter((each) => !replaced.includes(each.sha256) && each.sha256 !== sha256)
          return { pictures: [...others, { slot: place, sha256 }] }
        },
        () => void dropPictures(replaced),
      )
    } catch {
      setProblem('unreadable')
    } finally {
      setBusy((before) => before.filter((_, at) => at !== before.indexOf(place)))
    }
  }

  function remove(sha256: string): void {
    change(
      ({ pictures }) => ({ pictures: pictures.filter((each) => each.sha256 !== sha256) }),
      () => void dropPictures([sha256]),
    )
  }
  return { busy, problem, take, remove }
}
