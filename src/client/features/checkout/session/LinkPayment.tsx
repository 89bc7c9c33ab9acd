import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings/bookings.ts'
import { groupedReference } from '#domain/booking/reference.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { useOnline } from '#client/api/connection.ts'
import { paymentLinkQuery } from '#client/api/bookings/payments.ts'
import { Amount } from '#client/components/booking/Amount.tsx'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useOpenPayment } from '#client/components/payment/useOpenPayment.ts'
import { useDates } from '#client/i18n/format.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Page } from '#client/layout/Page.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { displayM } from '#client/ui/Text/text.css.ts'
import { BookedCar } from './BookedCar.tsx'
import { amounts, line, note, now as nowLine, page, value } from './session.css.ts'

/** What is left to pay of one booking, opened by its payment link: without names, numbers or anything else of it. */
export function LinkPayment() {
  const token = useTokenInHash()
  return <OpenedLink key={token} token={token} />
}

/** Takes the token out of the address: the browser's history must not keep it. A second link opened in the same tab changes only the '#'. */
function useTokenInHash(): string {
  const { history } = useRouter()
  const [token, setToken] = useState(() => location.hash.slice(1))
  useEffect(() => {
    const take = () => {
      if (location.hash === '') return
      setToken(location.hash.slice(1))
      history.replace(location.pathname)
    }
    take()
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [history])
  return token
}

function OpenedLink({ token }: { token: string }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { data, error, refetch } = useQuery(paymentLinkQuery(token))
  const code = error ? failureCode(error) : null
  if (data) return <DueByLink booking={data} />
  if (code === null)
    return (
      <Page title={t`Pay`} width="narrow">
        <StateView heading="h1" kind="loading" title={t`Opening the payment…`} />
      </Page>
    )
  const isOver = code === 'not-found' || code === 'invalid-input'
  return (
    <Page title={t`Pay`} width="narrow">
      <StateView
        heading="h1"
        kind={code === 'offline' ? 'offline' : isOver ? 'empty' : 'error'}
        title={isOver ? t`This link can no longer be used` : t`The payment could not be opened`}
        text={isOver ? t`Ask the agency for another one, or pay at the counter.` : failureText(code)}
        actions={
          !isOver && (
            <Button onClick={() => void refetch()}>
              <Trans>Retry</Trans>
            </Button>
          )
        }
      />
    </Page>
  )
}

function DueByLink({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const dates = useDates()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const { isBusy, failure, openPayment } = useOpenPayment(booking._id)
  const reference = groupedReference(booking.reference)
  const day = dates.dateTime(booking.from)
  return (
    <Page title={t`Pay`} width="narrow">
      <div className={page}>
        <h1 className={displayM} tabIndex={-1}>
          <Trans>Pay for a rental</Trans>
        </h1>
        <BookedCar booking={booking} deadline={<Trans>Pick-up on {day}</Trans>} />
        <dl className={amounts}>
          <div className={line}>
            <dt>
              <Trans>Reference</Trans>
            </dt>
            <dd className={value}>{reference}</dd>
          </div>
          <div className={line}>
            <dt>
              <Trans>Paid</Trans>
            </dt>
            <dd className={value}>
              <Amount xaf={booking.paid} />
            </dd>
          </div>
          <div className={`${line} ${nowLine}`}>
            <dt>
              <Trans>Left to pay</Trans>
            </dt>
            <dd className={value}>
              <Amount xaf={booking.dueAtCounter} besides={[booking.paid]} />
            </dd>
          </div>
        </dl>
        {failure !== null && <FormAlert key={failure}>{failureText(failure)}</FormAlert>}
        {booking.dueAtCounter > 0 ? (
          <Button size="l" full busy={isBusy} disabled={!isOnline} onClick={() => void openPayment()}>
            {isOnline ? <Trans>Choose how to pay</Trans> : <Trans>Waiting for network</Trans>}
          </Button>
        ) : (
          <p>
            <Trans>Nothing is left to pay. Thank you.</Trans>
          </p>
        )}
        <p className={note}>
          <Trans>The security deposit is not part of this: the driver leaves it at the counter.</Trans>
        </p>
      </div>
    </Page>
  )
}
