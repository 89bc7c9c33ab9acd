import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { giveUpHold, openSession } from '#client/api/payments.ts'
import { settingsQueries } from '#client/api/settings.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import type { Failure } from '#domain/failure.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { card } from '#client/ui/Card/card.css.ts'
import { classes } from '#client/ui/classes.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { body } from './CancelledCard.css.ts'

/** A car that waits for its payment has no voucher yet: it has a way to go on. */
export function HeldCard({ booking, isStaff }: { booking: Booking; isStaff: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const gateway = useQuery(settingsQueries.current()).data?.paymentGateways[0]
  const [isFreeing, setIsFreeing] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  async function goOn() {
    if (gateway === undefined) return
    setIsBusy(true)
    setFailure(null)
    try {
      const { _id: sessionId } = await openSession(booking._id, gateway)
      await navigate({ to: '/checkout-session/$sessionId', params: { sessionId } })
    } catch (error) {
      setFailure(failureCode(error))
    } finally {
      setIsBusy(false)
    }
  }
  async function free() {
    setIsFreeing(true)
    setFailure(null)
    try {
      await giveUpHold(booking._id)
      await navigate({ to: '/bookings', replace: true })
      showToast({ kind: 'success', text: t`The car is free again. Nothing was charged.` })
    } catch (error) {
      setFailure(failureCode(error))
    } finally {
      setIsFreeing(false)
    }
  }
  if (isStaff)
    return (
      <p className={classes(card, body)}>
        <Trans>The car is kept for half an hour. The booking is made once its driver has paid.</Trans>
      </p>
    )
  return (
    <section className={classes(card, body)}>
      <p>
        <Trans>This car is kept for you for half an hour. Your booking is made once it is paid.</Trans>
      </p>
      {failure !== null && <FormAlert key={failure}>{failureText(failure)}</FormAlert>}
      <Button
        size="l"
        full
        busy={isBusy}
        disabled={!isOnline || gateway === undefined}
        onClick={() => void goOn()}
      >
        {isOnline ? <Trans>Go on paying</Trans> : <Trans>Waiting for network</Trans>}
      </Button>
      <Button tone="quiet" full busy={isFreeing} disabled={!isOnline} onClick={() => void free()}>
        <Trans>Do not pay: free the car</Trans>
      </Button>
    </section>
  )
}
