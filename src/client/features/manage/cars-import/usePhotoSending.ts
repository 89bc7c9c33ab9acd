import { useEffect, useRef, useState } from 'react'
import { maximumUploadBytes } from '#contract/upload.ts'
import type { Failure } from '#domain/failure.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { renewCarLists, sendCarPhoto } from '#client/api/staff/cars.ts'
import { shrinkPicture } from '#client/components/upload/shrink-picture.ts'
import type { PlannedPhoto } from './photo-plan.ts'

/** What became of each photograph, by its key; one that waits has none. */
type Outcomes = ReadonlyMap<number, 'sent' | Failure>

export type PhotoSending = {
  isSending: boolean
  sent: number
  /** Those that did not arrive, and why. */
  failed: readonly (PlannedPhoto & { code: Failure })[]
  /** Not tried yet. */
  waiting: number
  /** Sends what has not arrived, one after the other: a network of a car park carries no two. */
  send: () => void
}

/** Sends photographs to their cars; one that fails gives its turn to the next, and without a network all of them wait. */
export function usePhotoSending(planned: readonly PlannedPhoto[]): PhotoSending {
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map())
  const [isSending, setSending] = useState(false)
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])

  async function run({ signal }: AbortController) {
    for (const { key, file, car } of planned) {
      if (outcomes.get(key) === 'sent') continue
      const outcome = await sendOne(car._id, file, signal)
      if (signal.aborted) return
      setOutcomes((before) => new Map(before).set(key, outcome))
      if (outcome === 'offline') break
    }
    setSending(false)
    void renewCarLists()
  }
  const failed = planned.flatMap((photo) => {
    const code = outcomes.get(photo.key)
    return code === undefined || code === 'sent' ? [] : [{ ...photo, code }]
  })
  return {
    isSending,
    sent: [...outcomes.values()].filter((outcome) => outcome === 'sent').length,
    failed,
    waiting: planned.length - outcomes.size,
    send: () => {
      if (isSending) return
      setSending(true)
      void run((current.current = new AbortController()))
    },
  }
}

async function sendOne(car: string, file: File, signal: AbortSignal): Promise<'sent' | Failure> {
  try {
    const light = await shrinkPicture(file)
    if (light.size > maximumUploadBytes) return 'file-too-large'
    await sendCarPhoto(car, light, { signal })
    return 'sent'
  } catch (error) {
    return failureCode(error)
  }
}
