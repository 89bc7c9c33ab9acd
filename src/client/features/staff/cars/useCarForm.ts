import { useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { CarFields } from '#contract/staff/car-fields.ts'
import type { StaffCar } from '#contract/staff/cars.ts'
import { CallFailure, failureCode } from '#client/api/call-failure.ts'
import { useStoredDraft } from '#client/storage/useStoredDraft.ts'
import { CarDraft, parseCar, type CarProblems } from './car-form.ts'

type CarForm = {
  /** Under which the device keeps what is typed. */
  key: string
  /** What the form shows as long as nothing is typed. */
  initial: CarDraft
  send: (fields: CarFields, draft: CarDraft) => Promise<StaffCar>
  onSent: (car: StaffCar) => void
}

/** The form of a car: typed values kept for a day, problems at their fields once it was sent, one sending at a time. */
export function useCarForm({ key, initial, send, onSent }: CarForm) {
  const stored = useStoredDraft(key, CarDraft, () => initial)
  const [first] = useState(stored.draft)
  const [isTyped, setTyped] = useState<boolean | null>(null)
  const [isChecked, setChecked] = useState(false)
  const [refused, setRefused] = useState<CarProblems>({})
  const [attempts, setAttempts] = useState(0)
  const isOnWay = useRef(false)
  // What was restored is another object than what it began with.
  const isTouched = isTyped ?? stored.draft !== first
  const draft = isTouched ? stored.draft : initial
  const { fields, problems } = parseCar(draft)

  const sending = useMutation({
    mutationFn: (ready: { fields: CarFields; draft: CarDraft }) => send(ready.fields, ready.draft),
    onSuccess: (car) => {
      void stored.clear()
      setTyped(false)
      setChecked(false)
      onSent(car)
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
    change: (part: Partial<CarDraft>) => {
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
