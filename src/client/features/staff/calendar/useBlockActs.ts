import { useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { wallTimeOf } from '#domain/rental/period.ts'
import { CallFailure, failureCode } from '#client/api/call-failure.ts'
import {
  blockCar,
  changeBlock,
  readBlock,
  removeBlock,
  renewCalendar,
  type BlockChange,
  type BlockScope,
  type CalendarCar,
  type CalendarEntry,
  type NewBlock,
} from '#client/api/bookings/staff-calendar.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useDates } from '#client/i18n/format.ts'
import { showToast } from '#client/ui/Toast/toast.ts'

export type BlockAct =
  | { kind: 'make'; block: Omit<NewBlock, '_id' | 'car'> }
  | { kind: 'change'; change: BlockChange }
  | { kind: 'remove'; scope: BlockScope }

/** Makes, changes and removes a block, one act at a time; says what came of it. */
export function useBlockActs(car: CalendarCar, block: CalendarEntry | null, onDone: () => void) {
  const { t } = useLingui()
  const dates = useDates()
  const failureText = useFailureText()
  // What the sheet shows of the block; read again when somebody else has moved it.
  const [shown, setShown] = useState(block)
  const [id] = useState(() => crypto.randomUUID())
  const [refusals, setRefusals] = useState(0)
  const isOnWay = useRef(false)

  async function run(act: BlockAct): Promise<void> {
    if (act.kind === 'make') {
      const { count, leftOut } = await blockCar({ _id: id, car: car._id, ...act.block })
      const days = leftOut.map((at) => dates.day(at)).join(', ')
      if (leftOut.length > 0)
        showToast({
          kind: 'info',
          sticky: true,
          text: t`Blocked for ${plural(count, { one: '# week', other: '# weeks' })}. Something else was there first: ${days}`,
        })
      else showToast({ kind: 'success', text: t`The car is blocked.` })
    } else if (act.kind === 'change' && shown) {
      await changeBlock(shown, act.change)
      showToast({ kind: 'success', text: t`The block is changed.` })
    } else if (act.kind === 'remove' && shown) {
      await removeBlock(shown, act.scope)
      // A single block of a series would come back outside of it.
      const undo = shown.series === null && { action: { label: t`Undo`, onClick: () => void putBack(shown) } }
      showToast({ kind: 'success', text: t`The time is free again.`, ...undo })
    }
  }

  async function putBack({ kind, from, to, note }: CalendarEntry): Promise<void> {
    const period = { from: wallTimeOf(Date.parse(from)), to: wallTimeOf(Date.parse(to)) }
    const again = { _id: crypto.randomUUID(), car: car._id, kind: kind as NewBlock['kind'], ...period }
    await blockCar({ ...again, ...(note !== null && { note }) }).catch((error: unknown) =>
      showToast({ kind: 'error', text: textOf(error) }),
    )
  }

  function textOf(error: unknown): string {
    const code = failureCode(error)
    if (code === 'car-taken') return t`Something else takes the car in that time. Choose another time.`
    if (code === 'changed-meanwhile' && shown) {
      const [from, to] = [dates.dateTime(shown.from), dates.dateTime(shown.to)]
      return t`Somebody else has just moved this block: it is now from ${from} to ${to}. Decide again.`
    }
    if (code === 'not-found') return t`It is not in the calendar any more.`
    return failureText(code)
  }

  const { mutate, error, variables, isPending } = useMutation({
    mutationFn: run,
    onSuccess: onDone,
    onError: async (error) => {
      setRefusals((before) => before + 1)
      // What refused it is not on the screen yet.
      const renewed = renewCalendar()
      if (shown === null || failureCode(error) !== 'changed-meanwhile') return
      await renewed
      setShown(readBlock(shown._id) ?? shown)
    },
    onSettled: () => {
      isOnWay.current = false
    },
  })
  const fields = error instanceof CallFailure ? error.fields : undefined
  return {
    pending: isPending ? variables.kind : null,
    fields,
    failure: error !== null && fields?.['to'] === undefined ? { text: textOf(error), key: refusals } : null,
    act: (act: BlockAct) => {
      if (isOnWay.current) return
      isOnWay.current = true
      mutate(act)
    },
  }
}
