import { useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { Failure } from '#domain/failure.ts'
import { CallFailure, failureCode } from '#client/api/call-failure.ts'
import { useStoredDraft } from '#client/storage/useStoredDraft.ts'
import type { FieldProblems } from './parse-draft.ts'

type DraftForm<D extends object, F, R> = {
  /** Under which the device keeps what is typed. */
  key: string
  schema: v.GenericSchema<unknown, D>
  /** What the form shows as long as nothing is typed. */
  initial: D
  /** What would be sent, or null with what is wrong at which field. */
  parse: (draft: D) => { fields: F | null; problems: FieldProblems }
  send: (fields: F, draft: D) => Promise<R>
  onSent: (result: R) => void
}

/** What the frame of a form needs to know of it. */
export type DraftFormState = {
  /** What is wrong at which field, once the form was sent. */
  problems: FieldProblems
  isTouched: boolean
  isBusy: boolean
  /** Why it was refused the last time; the key is another after each try. */
  refusal: { code: Failure; key: number } | null
  discard: () => void
  submit: (form: HTMLFormElement | null) => void
}

/** A form of staff: typed values kept for a day, problems at their fields once it was sent, one sending at a time. */
export function useDraftForm<D extends object, F, R>(options: DraftForm<D, F, R>) {
  const { key, schema, initial, parse, send, onSent } = options
  const stored = useStoredDraft(key, schema, () => initial)
  const [first] = useState(stored.draft)
  const [isTyped, setTyped] = useState<boolean | null>(null)
  const [isChecked, setChecked] = useState(false)
  const [refused, setRefused] = useState<FieldProblems>({})
  const [attempts, setAttempts] = useState(0)
  const isOnWay = useRef(false)
  // What was restored is another object than what it began with.
  const isTouched = isTyped ?? stored.draft !== first
  const draft = isTouched ? stored.draft : initial
  const { fields, problems } = parse(draft)

  const sending = useMutation({
    mutationFn: (ready: { fields: F; draft: D }) => send(ready.fields, ready.draft),
    onSuccess: (result) => {
      void stored.clear()
      setTyped(false)
      setChecked(false)
      onSent(result)
    },
    onError: (error) => {
      setAttempts((before) => before + 1)
      if (error instanceof CallFailure && error.fields) setRefused(error.fields)
    },
    onSettled: () => {
      isOnWay.current = false
    },
  })
  function submit(form: HTMLFormElement | null, ready = draft) {
    setChecked(true)
    setRefused({})
    if (fields === null) {
      // Once the screen shows what is wrong.
      requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    if (isOnWay.current) return
    isOnWay.current = true
    sending.mutate({ fields, draft: ready })
  }
  return {
    draft,
    isTouched,
    isBusy: sending.isPending,
    problems: { ...(isChecked ? problems : {}), ...refused },
    refusal: sending.error && { code: failureCode(sending.error), key: attempts },
    change: (part: Partial<D>) => {
      setTyped(true)
      setRefused({})
      stored.change({ ...draft, ...part })
    },
    discard: () => {
      void stored.clear()
      setTyped(false)
      setChecked(false)
      sending.reset()
    },
    submit,
  }
}
