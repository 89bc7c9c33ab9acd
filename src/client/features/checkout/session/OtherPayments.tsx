import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { offeredChoices, type PaymentChoice } from '#domain/booking/payment-choice.ts'
import type { Failure } from '#domain/failure.ts'
import type { GatewayName } from '#domain/payment/gateway.ts'
import { settingsQueries } from '#client/api/settings.ts'
import { supplierQueries } from '#client/api/suppliers.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useOnline } from '#client/api/connection.ts'
import { type PaidSession, cacheOpenedSession } from '#client/components/payment/payment-session.ts'
import { choiceLabels, gatewayLabels } from '#client/components/payment/payment-labels.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { titleM } from '#client/ui/Text/text.css.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { giveUpSession, openSession, sessionQueries } from '#client/api/payments.ts'
import { keepWayBack, readWayBack } from '#client/components/payment/way-back.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { note, ways } from './session.css.ts'

/** Ways out of this payment: another provider, another part of the sum, the counter, or giving up the car. */
export function OtherPayments({ session, onOver }: { session: PaidSession; onOver: () => void }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const isOnline = useOnline()
  const { booking, payment } = session
  const settings = useQuery(settingsQueries.current()).data
  const supplier = useQuery(supplierQueries.all()).data?.find(({ _id }) => _id === booking.supplier._id)
  const { busy, failure, switchTo, choose, giveUp } = useOtherPayments(session, onOver)
  const gateways = (settings?.paymentGateways ?? []).filter((gateway) => gateway !== payment.gateway)
  const choices = supplier
    ? offeredChoices(supplier, true).filter((choice) => choice !== booking.payment)
    : []
  return (
    <section className={ways} aria-labelledby="other-ways">
      <h2 id="other-ways" className={titleM}>
        <Trans>Other ways</Trans>
      </h2>
      {choices.length > 0 && (
        <p className={note}>
          <Trans>Nothing was charged. Choose another way to pay and book again with the same details.</Trans>
        </p>
      )}
      {failure !== null && <FormAlert key={failure}>{failureText(failure)}</FormAlert>}
      {session.state === 'refused' && (
        <Button
          full
          busy={busy === payment.gateway}
          disabled={!isOnline}
          onClick={() => void switchTo(payment.gateway)}
        >
          <Trans>Retry</Trans>
        </Button>
      )}
      {gateways.map((gateway) => (
        <Button
          key={gateway}
          tone="outline"
          full
          busy={busy === gateway}
          disabled={!isOnline}
          onClick={() => void switchTo(gateway)}
        >
          {t(gatewayLabels[gateway])}
        </Button>
      ))}
      {choices.map((choice) => (
        <Button
          key={choice}
          tone="outline"
          full
          busy={busy === choice}
          disabled={!isOnline}
          onClick={() => void choose(choice)}
        >
          {t(choiceLabels[choice])}
        </Button>
      ))}
      <Button tone="quiet" full busy={busy === 'none'} disabled={!isOnline} onClick={() => void giveUp()}>
        <Trans>Do not pay: free the car</Trans>
      </Button>
    </section>
  )
}

type OtherPayment = GatewayName | PaymentChoice | 'none'

/** Leaving this payment for another one. Only one act at a time. */
function useOtherPayments({ _id: id, booking }: PaidSession, onOver: () => void) {
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
        // The checkout asks how this ended before it begins anew.
        await client.invalidateQueries({ queryKey: sessionQueries.one(id).queryKey, refetchType: 'none' })
        history.replace(address)
      }),
    giveUp: () =>
      act('none', async () => {
        if (await letGo())
          showToast({ kind: 'success', text: t`The car is free again. Nothing was charged.` })
      }),
  }
}
