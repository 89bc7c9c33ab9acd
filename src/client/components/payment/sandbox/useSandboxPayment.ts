import { useRef, useState } from 'react'
import { payTestCard, type SandboxAct } from '#client/api/payments.ts'
import { failureCode } from '#client/api/call-failure.ts'
import type { Failure } from '#domain/failure.ts'
import type { PaymentProps } from '#client/components/payment/payment-props.ts'

/** Nobody knows whether the payment was made before these. */
const unsure: ReadonlySet<Failure> = new Set(['offline', 'unexpected', 'unavailable'])

/** One payment with a test card: a second press waits, and the bank may ask in between. */
export function useSandboxPayment({ handover, onSent, onOver, refuse }: PaymentProps<'sandbox'>) {
  const isOnWay = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  async function pay(act: SandboxAct) {
    if (isOnWay.current) return
    isOnWay.current = true
    setIsBusy(true)
    setFailure(null)
    refuse(null)
    try {
      const result = await payTestCard(handover.ref, act)
      setIsAsked(result === 'authentication')
      if (result === 'declined') refuse(act === 'refused' ? 'authentication' : 'declined')
      else if (result === 'insufficient-funds') refuse(result)
      else if (result !== 'authentication') onSent()
    } catch (error) {
      setIsAsked(false)
      const code = failureCode(error)
      if (code === 'hold-expired') onOver()
      // The answer was lost, not necessarily the payment: the server is asked, and nobody pays again meanwhile.
      else if (unsure.has(code)) onSent()
      else setFailure(code)
    } finally {
      isOnWay.current = false
      setIsBusy(false)
    }
  }
  return { isBusy, isAsked, failure, pay }
}
