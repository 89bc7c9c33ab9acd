import { useEffect, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, Navigate, useNavigate, useRouter } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CheckoutSession } from '#contract/bookings/payments.ts'
import type { Failure } from '#domain/failure.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { giveUpHold, sessionQueries } from '#client/api/bookings/payments.ts'
import { Page } from '#client/layout/Page.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { handoverQuery, cacheOpenedSession } from '#client/components/payment/payment-session.ts'
import { leaveToPay, keepWayBack } from '#client/components/payment/way-back.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { emptyDraft, type PaymentHold } from './draft.ts'
import type { DraftUpdate } from './useCheckoutDraft.ts'

type ResumePaymentProps = { held: PaymentHold; update: DraftUpdate }

/** The car is already reserved for this person: their payment goes on, or the page says that it has ended. */
export function ResumePayment({ held, update }: ResumePaymentProps) {
  return held.session === null ? (
    <UnopenedPayment held={held} update={update} />
  ) : (
    <OpenPayment session={held.session} update={update} />
  )
}

function OpenPayment({ session, update }: { session: string; update: DraftUpdate }) {
  const { data, error, isFetching, fetchStatus } = useQuery(sessionQueries.one(session))
  const isOver =
    !isFetching && (data?.state === 'lapsed' || (error !== null && failureCode(error) === 'not-found'))
  const isPaid = data?.state === 'paid'
  useEffect(() => {
    // What was typed stays; only the key of the old attempt goes with it.
    if (isOver) void update({ held: null, attempt: null })
    else if (isPaid) void update({ ...emptyDraft, booked: session })
  }, [isOver, isPaid, session, update])
  if (isOver || (isFetching && fetchStatus !== 'paused')) return <HoldingCar />
  return <Navigate to="/checkout-session/$sessionId" params={{ sessionId: session }} replace />
}

/** The car is reserved, but its payment has not been opened yet. */
function UnopenedPayment({ held, update }: ResumePaymentProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { history } = useRouter()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(handoverQuery(held))
  const [isFreeing, setIsFreeing] = useState(false)
  const [refused, setRefused] = useState<Failure | null>(null)
  const code = refused ?? (error ? failureCode(error) : null)
  const isOver = code === 'hold-expired' || code === 'not-found'
  useEffect(() => {
    if (isOver) {
      showToast({ kind: 'info', text: failureText('hold-expired') })
      void update({ held: null, attempt: null })
    }
    if (!data) return
    cacheOpenedSession(client, data)
    void goOn(data)
    async function goOn({ _id: session, payment }: CheckoutSession) {
      await keepWayBack(session, history.location.href)
      const { handover } = payment ?? {}
      const show = async () => {
        await update({ held: { ...held, session } })
        await navigate({ to: '/checkout-session/$sessionId', params: { sessionId: session }, replace: true })
      }
      // "Back" from a provider's own page leads to the session, not to here again.
      if (handover?.kind === 'redirect') await leaveToPay(session, handover.url, show)
      else await show()
    }
  }, [isOver, data, held, client, history, navigate, update, failureText])
  async function free() {
    setIsFreeing(true)
    try {
      await giveUpHold(held.booking)
      showToast({ kind: 'success', text: t`The car is free again. Nothing was charged.` })
      await update({ held: null, attempt: null })
    } catch (failure) {
      setRefused(failureCode(failure))
    } finally {
      setIsFreeing(false)
    }
  }
  if (code === null || isOver) return <HoldingCar />
  return (
    <Page title={t`Checkout`} width="narrow" back>
      <StateView
        heading="h1"
        kind={code === 'offline' ? 'offline' : 'error'}
        title={t`Your car is held, but not paid yet`}
        text={
          code === 'payment-failed'
            ? t`The payment service did not answer. Nothing was charged. Try again in a moment.`
            : failureText(code)
        }
        actions={
          <>
            <Button
              size="l"
              busy={isFetching}
              onClick={() => {
                setRefused(null)
                void refetch()
              }}
            >
              <Trans>Retry</Trans>
            </Button>
            <Button tone="quiet" size="l" busy={isFreeing} onClick={() => void free()}>
              <Trans>Do not pay: free the car</Trans>
            </Button>
            <Link to="/bookings" className={buttonClass({ size: 'l', tone: 'outline' })}>
              <Trans>Your bookings</Trans>
            </Link>
          </>
        }
      />
    </Page>
  )
}

function HoldingCar() {
  const { t } = useLingui()
  return (
    <Page title={t`Checkout`} width="narrow">
      <StateView heading="h1" kind="loading" title={t`Keeping the car for you…`} />
    </Page>
  )
}
