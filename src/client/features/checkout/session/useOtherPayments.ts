import { useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import type { PaymentChoice } from '#domain/rental/payment-choice.ts'
import type { Failure } from '#domain/failure.ts'
import type { GatewayName } from '#domain/payment/gateway.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { giveUpSession, openSession, sessionQueries } from '#client/api/bookings/payments.ts'
import { type PaidSession, cacheOpenedSession } from '#client/components/payment/payment-session.ts'
import { keepWayBack, readWayBack } from '#client/components/payment/way-back.ts'
import { showToast } from '#client/ui/Toast/toast.ts'

type OtherPayment = GatewayName | PaymentChoice | 'none'

/** Leaving this payment for another one. Only one act at a time. */
export function useOtherPayments({ _id: id, booking }: PaidSession, onOver: () => void) {
  const { t } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { history } = useRouter()
  const isOnWay = useRef(false)
  const [busy, setBusy] = useState<OtherPayment | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)

  async function act(which: OtherPayment, work: () => Promise<void>) {
    if (isOnWay.current) return
    isOnWay.current = true
    setBusy(which)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      const code = failureCode(error)
      if (code === 'hold-expired') onOver()
      else setFailure(code)
    } finally {
      isOnWay.current = false
      setBusy(null)
    }
  }
  async function letGo() {
    await giveUpSession(id)
    // A payment may have arrived in the very last second: then this screen says so instead.
    const { state } = await client.fetchQuery({ ...sessionQueries.one(id), staleTime: 0 })
    return state === 'lapsed'
  }
  return {
    busy,
    failure,
    /** The same held car, paid elsewhere. */
    switchTo: (gateway: GatewayName) =>
      act(gateway, async () => {
        const opened = await openSession(booking._id, gateway)
        const address = await readWayBack(id)
        if (address !== null) await keepWayBack(opened._id, address)
        cacheOpenedSession(client, opened)
        await navigate({
          to: '/checkout-session/$sessionId',
          params: { sessionId: opened._id },
          replace: true,
        })
      }),
    /** Another part of the sum is another booking: this one lets the car go first. */
    choose: (choice: PaymentChoice) =>
      act(choice, async () => {
        const address = await readWayBack(id, choice)
        if (address === null) return void (await letGo())
        await giveUpSession(id)
        // The checkout asks how this ended before it begins again.
        await client.invalidateQueries({ queryKey: sessionQueries.one(id).queryKey, refetchType: 'none' })
        history.replace(address)
      }),
    giveUp: () =>
      act('none', async () => {
        if (await letGo())
          showToast({
            kind: 'success',
            text:
              booking.paid > 0
                ? t`The car is free again. We refund what you paid.`
                : t`The car is free again. Nothing was charged.`,
          })
      }),
  }
}
