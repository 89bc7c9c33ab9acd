import { useLingui } from '@lingui/react/macro'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import { useOnline } from '#client/api/connection.ts'
import { confirmBooking } from '#client/api/bookings/staff-acts.ts'
import { useDecision, useRefetchBooking } from '#client/components/staff/DecisionSheet.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { refused as refusedLook } from './today.css.ts'

/** Confirms a new booking from its row, as it is shown there. */
export function ConfirmButton({ booking }: { booking: StaffBookingRow }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const { _id: id, driver, car } = booking
  const { fullName } = driver
  const { name } = car
  const { isPending, refused, send } = useDecision({
    decide: () => confirmBooking(booking),
    done: t`The booking is confirmed. We let ${fullName} know.`,
    onDone: () => {},
    onRefused: useRefetchBooking(id),
  })
  const words = t`Confirm`
  return (
    <>
      {refused && (
        <p role="alert" key={refused.key} className={refusedLook}>
          {failureText(refused.code)}
        </p>
      )}
      <Button
        tone="outline"
        size="s"
        busy={isPending}
        disabled={!isOnline}
        onClick={send}
        aria-label={t`${words}: ${name}`}
      >
        {words}
      </Button>
    </>
  )
}
