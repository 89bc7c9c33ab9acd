import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CheckoutSession } from '#contract/payments.ts'
import { SiteHelp } from '#client/components/booking/contact/SiteHelp.tsx'
import { Page } from '#client/layout/Page.tsx'
import { useChargeText } from '#client/components/payment/words/useChargeText.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { Reference } from './Reference.tsx'

/** Paid, but too late or twice: the money goes back. */
export function Returned({ session: { booking, payment } }: { session: CheckoutSession }) {
  const { t } = useLingui()
  const chargeText = useChargeText()
  const amount = payment ? chargeText(payment) : ''
  return (
    <Page title={t`Your payment`} width="narrow">
      <StateView
        heading="h1"
        kind="empty"
        title={t`Your money goes back to you`}
        text={
          <>
            <Trans>
              Your payment of {amount} arrived, but it could not be kept for this booking. All of it goes back the way it came;
              your bank may take a few days to show it.
            </Trans>
            <Reference reference={booking.reference} />
          </>
        }
        actions={
          <>
            <Link to="/search" search={{ pl: booking.pickUp._id }} className={buttonClass({ size: 'l' })}>
              <Trans>See other cars</Trans>
            </Link>
            <SiteHelp />
          </>
        }
      />
    </Page>
  )
}
