import { Trans, useLingui } from '@lingui/react/macro'
import { operatorDials, operatorNames } from '#domain/payment/mobile-money.ts'
import { readablePhone } from '#domain/people/phone.ts'
import { useOnline } from '#client/api/connection.ts'
import { SiteHelp } from '#client/components/booking/BookingContact.tsx'
import { useChargeText } from '#client/components/payment/payment-labels.ts'
import type { PaidSession } from '#client/components/payment/payment-session.ts'
import { useDates } from '#client/i18n/format.ts'
import { Page } from '#client/layout/Page.tsx'
import { useNow } from '#client/store/clock.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'

type Prompt = NonNullable<PaidSession['payment']['prompt']>
type ApproveOnPhoneProps = {
  payment: PaidSession['payment']
  prompt: Prompt
  /** Set once the car is no longer held although the phone may still say yes. */
  isCarFree: boolean
  isTooLong: boolean
  askAgain: () => void
}

/** The payer types the PIN elsewhere and comes back, perhaps after a reload or to a new start of the app. */
export function ApproveOnPhone({ payment, prompt, isCarFree, isTooLong, askAgain }: ApproveOnPhoneProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const chargeText = useChargeText()
  const dates = useDates()
  const amount = chargeText(payment)
  const operator = operatorNames[prompt.operator]
  const dial = operatorDials[prompt.operator]
  const phone = prompt.phone === null ? null : readablePhone(prompt.phone)
  const now = useNow()
  const time = prompt.until !== undefined && now < Date.parse(prompt.until) ? dates.time(prompt.until) : null
  return (
    <Page title={t`Approve on your phone`} width="narrow">
      <StateView
        heading="h1"
        kind="loading"
        title={t`Approve on your phone`}
        text={
          <Stack as="span" gap="s3">
            <span>
              {phone === null ? (
                <Trans>
                  {operator} asks your phone for {amount}. Enter your PIN on that phone. Never type it here,
                  never tell anyone.
                </Trans>
              ) : (
                <Trans>
                  {operator} asks {phone} for {amount}. Enter your PIN on that phone. Never type it here,
                  never tell anyone.
                </Trans>
              )}
            </span>
            <span>
              <Trans>No request on the phone? Dial {dial} on it to see the payments to approve.</Trans>
            </span>
            {time !== null && (
              <span>
                <Trans>The request ends at {time}; then you can try again or pay another way.</Trans>
              </span>
            )}
            {isCarFree && (
              <span>
                <Trans>
                  The time to pay is over, and we no longer hold the car. If you approve now, you get it if it
                  is still free; otherwise we refund all of it to that phone.
                </Trans>
              </span>
            )}
            <span>
              {!isOnline ? (
                <Trans>
                  You are offline. We will check as soon as you are back online. Do not pay again.
                </Trans>
              ) : isTooLong ? (
                <Trans>
                  {operator} is taking longer than usual. Do not pay again: we email you as soon as it
                  answers, and your booking shows it.
                </Trans>
              ) : (
                <Trans>
                  You can leave this page to use your phone. The answer is here when you come back.
                </Trans>
              )}
            </span>
          </Stack>
        }
        actions={
          isTooLong && (
            <>
              <Button size="l" onClick={askAgain}>
                <Trans>Check again</Trans>
              </Button>
              <SiteHelp />
            </>
          )
        }
      />
    </Page>
  )
}
