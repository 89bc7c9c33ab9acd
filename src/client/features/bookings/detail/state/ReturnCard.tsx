import { lazy, Suspense, useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Inspections } from '#contract/bookings/inspections.ts'
import { answerReturn } from '#client/api/bookings/driver-half.ts'
import { driverHalfQueries } from '#client/api/bookings/inspection-queries.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { useOnline } from '#client/api/connection.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useDates } from '#client/i18n/format.ts'
import { useNow } from '#client/store/clock.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { Block } from '../BookingSections.tsx'
import { quiet } from '../detail.css.ts'
import { ReturnCharges } from './ReturnCharges.tsx'
import * as styles from './state.css.ts'

const ContestSheet = lazy(async () => ({ default: (await import('./ContestSheet.tsx')).ContestSheet }))

/** The return as it was recorded: what it costs more, and the driver's word on it. */
export function ReturnCard({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const { data: half } = useQuery(driverHalfQueries.own(booking._id))
  const hasLines = (booking.charges?.lines.length ?? 0) > 0
  if (!hasLines && !half?.answerUntil) return null
  return (
    <Block title={t`The return of your car`}>
      {hasLines ? (
        <ReturnCharges booking={booking} />
      ) : (
        <p className={quiet}>
          <Trans>The agency charged nothing for the return.</Trans>
        </p>
      )}
      {half && <Word booking={booking} half={half} />}
    </Block>
  )
}

type Half = NonNullable<Inspections['driver']>

function Word({ booking, half: { answer, answerUntil } }: { booking: Booking; half: Half }) {
  const now = useNow()
  const dates = useDates()
  const supplier = booking.supplier.name
  if (answer === null)
    return answerUntil === null || now > Date.parse(answerUntil) ? null : (
      <Ask booking={booking} until={answerUntil} />
    )
  const at = dates.dateTime(answer.at)
  if (answer.agrees)
    return (
      <p>
        <Trans>You agreed with the return on {at}.</Trans>
      </p>
    )
  return (
    <div className={styles.word}>
      <p>
        <Trans>You contested the return on {at}.</Trans>
      </p>
      <p className={styles.said}>{answer.reason}</p>
      {answer.staffAnswer === null ? (
        <p className={quiet}>
          <Trans>{supplier} has not answered yet. We tell you when they do.</Trans>
        </p>
      ) : (
        <p className={styles.said}>
          <Trans>
            {supplier} answered: {answer.staffAnswer}
          </Trans>
        </p>
      )}
    </div>
  )
}

/** Agree at one press; who contests says why. */
function Ask({ booking, until }: { booking: Booking; until: string }) {
  const { t } = useLingui()
  const dates = useDates()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const [isContesting, setContesting] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => answerReturn(booking._id, true, ''),
    onSuccess: () => showToast({ kind: 'success', text: t`Noted: you agree with the return.` }),
  })
  const end = dates.dateTime(until)
  const supplier = booking.supplier.name
  return (
    <div className={styles.word}>
      <p className={quiet}>
        <Trans>Look at the record below. You may agree or contest it until {end}.</Trans>
      </p>
      {error && <FormAlert key={failureCode(error)}>{failureText(failureCode(error))}</FormAlert>}
      <div className={styles.acts}>
        <Button tone="outline" busy={isPending} disabled={!isOnline} onClick={() => mutate()}>
          <Trans>I agree</Trans>
        </Button>
        <Button tone="quiet" disabled={!isOnline} aria-haspopup="dialog" onClick={() => setContesting(true)}>
          <Trans>Contest the return</Trans>
        </Button>
      </div>
      {isContesting && (
        <Suspense fallback={<span role="status" aria-label={t`Loading`} />}>
          <ContestSheet
            title={t`Contest the return`}
            about={t`Say what is not as it was recorded. ${supplier} answers you; what is charged is contested line by line.`}
            action={t`Send to ${supplier}`}
            done={t`Sent. We tell you when ${supplier} has answered.`}
            send={(reason) => answerReturn(booking._id, false, reason)}
            onClose={() => setContesting(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
