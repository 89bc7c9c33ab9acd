import { useEffect, useRef, useState } from 'react'
import { maximumUploadBytes } from '#contract/upload.ts'
import type { Failure } from '#domain/failure.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { shrinkPicture } from './shrink-picture.ts'

type SendOptions = { signal: AbortSignal; onProgress: (fraction: number) => void }
type SendFile = (file: File, options: SendOptions) => Promise<string>

/** An upload that came through earlier, for a screen that is opened again. */
export type Sent = { answer: string; fileName: string }

type Run = {
  state: 'idle' | 'preparing' | 'sending' | 'failed' | 'done'
  /** From 0 to 1. */
  progress: number
  fileName: string
  problem: Failure | null
  /** What `send` gave, once done. */
  answer: string | null
}

export type Upload = Run & {
  choose: (file: File) => void
  /** Sends the file of a failed attempt again; it need not be chosen twice. */
  retry: () => void
  cancel: () => void
  reset: () => void
}

const idle: Run = { state: 'idle', progress: 0, fileName: '', problem: null, answer: null }

/** Shrinks and sends one file, and keeps it until it is sent or removed. `prepare` makes what is sent of what was chosen. */
export function useUpload(send: SendFile, sent: Sent | null = null, prepare = shrinkPicture): Upload {
  const [run, setRun] = useState<Run>(sent === null ? idle : { ...idle, ...sent, state: 'done', progress: 1 })
  const chosen = useRef<File | null>(null)
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])

  async function begin(file: File, prepare: (file: File) => Promise<File>) {
    current.current?.abort()
    const { signal } = (current.current = new AbortController())
    // An aborted run changes nothing any more.
    const update = (change: Partial<Run>) => {
      if (!signal.aborted) setRun((run) => ({ ...run, ...change }))
    }
    chosen.current = file
    setRun({ ...idle, state: 'preparing', fileName: file.name })
    try {
      const light = await prepare(file)
      if (signal.aborted) return
      chosen.current = light
      if (light.size > maximumUploadBytes) return update({ state: 'failed', problem: 'file-too-large' })
      update({ state: 'sending' })
      const answer = await send(light, { signal, onProgress: (progress) => update({ progress }) })
      update({ state: 'done', progress: 1, answer })
    } catch (error) {
      update({ state: 'failed', problem: failureCode(error) })
    }
  }
  function stop() {
    current.current?.abort()
    chosen.current = null
    setRun(idle)
  }
  return {
    ...run,
    choose: (file) => void begin(file, prepare),
    retry: () => {
      if (chosen.current) void begin(chosen.current, async (file) => file)
    },
    cancel: stop,
    reset: stop,
  }
}
