import { useRef, useState, type ReactNode } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '#domain/failure.ts'
import { bookingQueries } from '#client/api/bookings/bookings.ts'
import { staffQueries } from '#client/api/bookings/staff-bookings.ts'
import { CallFailure, failureCode } from '#client/api/call-failure.ts'
import { useOnline } from '#client/api/connection.ts'
import { ReasonSheet } from '#client/components/requests/ReasonSheet.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { showToast } from '#client/ui/Toast/toast.ts'

type DecisionSheetProps = {
  title: string
  /** What the button does, with its amount. */
  act: ReactNode
  tone?: 'primary' | 'danger'
  decision: ReturnType<typeof useDecision>
  isReady?: boolean
  note?: { value: string; onChange: (note: string) => void; label?: string; help?: ReactNode }
  /** Refusals that mean something of their own here. */
  refusals?: Partial<Record<Failure, string>>
  hasLateContent?: boolean
  onClose: () => void
  children: ReactNode
}

/** A decision of staff: it needs a network, and its note is kept in the history of the booking. */
export function DecisionSheet({
  act,
  decision,
  isReady = true,
  note,
  refusals,
  ...rest
}: DecisionSheetProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const { isPending, refused, send } = decision
  return (
    <ReasonSheet
      {...rest}
      action={isOnline ? act : <Trans>Waiting for network</Trans>}
      isBusy={isPending}
      isDisabled={!isOnline || !isReady}
      failure={refused && { text: refusals?.[refused.code] ?? failureText(refused.code), key: refused.key }}
      reason={
        note && {
          label: t`Note (optional)`,
          help: <Trans>Saved in the booking history.</Trans>,
          ...note,
          name: 'note',
          rows: 2,
        }
      }
      onSend={send}
    />
  )
}

type Decision = { decide: () => Promise<void>; done: string; onDone: () => void; onRefused?: () => void }

/** What is wrong with what was typed says more than that something is. */
const problemOf = (error: unknown): Failure =>
  (error instanceof CallFailure && Object.values(error.fields ?? {})[0]) || failureCode(error)

/** One decision, sent once however often the button is pressed; `done` is announced when it is made. */
export function useDecision({ decide, done, onDone, onRefused }: Decision) {
  const isOnWay = useRef(false)
  const [refused, setRefused] = useState<{ code: Failure; key: number } | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: decide,
    onSuccess: () => {
      onDone()
      showToast({ kind: 'success', text: done })
    },
    onError: (error) => {
      setRefused((before) => ({ code: problemOf(error), key: (before?.key ?? 0) + 1 }))
      onRefused?.()
    },
    onSettled: () => {
      isOnWay.current = false
    },
  })
  return {
    isPending,
    refused,
    send: () => {
      if (isOnWay.current) return
      isOnWay.current = true
      setRefused(null)
      mutate()
    },
  }
}

/** Asks for the booking again: what was refused shows that the screen is older than the server. */
export function useRefetchBooking(id: string): () => void {
  const client = useQueryClient()
  return () => {
    for (const { queryKey } of [staffQueries.one(id), bookingQueries.one(id)])
      void client.invalidateQueries({ queryKey })
  }
}
