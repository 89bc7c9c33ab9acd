import { useEffect, useRef } from 'react'
import { Trans } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings/bookings.ts'
import { Email } from '#contract/email.ts'
import { correctAddress } from '#client/api/bookings/booking-confirmation.ts'
import { EmailField } from '#client/components/form/EmailField.tsx'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useSendLinkFailure } from '#client/components/form/mail-failure.ts'
import { refusedBy, useProblemText } from '#client/components/form/problems.ts'
import { SubmitButton } from '#client/components/form/SubmitButton.tsx'
import { useFields } from '#client/components/form/useFields.ts'
import { useSending } from '#client/components/form/useSending.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import * as styles from './booking.css.ts'

type AddressFormProps = {
  booking: Booking
  /** True once the mail is on its way to the new address. */
  onClose: (sent: boolean) => void
}

/** Another address for a guest's booking, in place of one that was mistyped. */
export function AddressForm({ booking, onClose }: AddressFormProps) {
  const problemText = useProblemText()
  const failureOf = useSendLinkFailure()
  const box = useRef<HTMLFormElement>(null)
  const fields = useFields({ email: booking.driver.email }, ({ email }) => ({
    email: refusedBy(Email, email),
  }))
  const { isBusy, alert, onSubmit } = useSending(fields.check, async () => {
    try {
      onClose(await correctAddress(booking._id, fields.values.email.trim()))
      return null
    } catch (error) {
      return failureOf(error)
    }
  })
  // The button that opened it is gone.
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const problem = fields.shown('email')
  return (
    <form ref={box} className={styles.confirmForm} noValidate onSubmit={onSubmit}>
      {alert !== null && <FormAlert key={alert}>{alert}</FormAlert>}
      <EmailField
        autoComplete="email"
        value={fields.values.email}
        onChange={(value) => fields.change('email', value)}
        onBlur={() => fields.leave('email')}
        error={problem && problemText(problem)}
      />
      <div className={styles.confirmActions}>
        <SubmitButton busy={isBusy}>
          <Trans>Send the email there</Trans>
        </SubmitButton>
        <Button tone="quiet" size="l" onClick={() => onClose(false)}>
          <Trans>Keep the address</Trans>
        </Button>
      </div>
    </form>
  )
}
