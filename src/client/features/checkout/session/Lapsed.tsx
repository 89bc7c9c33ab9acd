import { Link, useRouter } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CheckoutSession } from '#contract/payments.ts'
import { SiteHelp } from '#client/components/booking/contact/SiteHelp.tsx'
import { Page } from '#client/layout/Page.tsx'
import { useWayBack } from '#client/components/payment/useWayBack.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'

/** The hold is over: paying now would pay for a car that others may have. Holding it anew is a booking of its own. */
export function Lapsed({ session }: { session: CheckoutSession }) {
  const { t } = useLingui()
  const { history } = useRouter()
  const { booking } = session
  const wayBack = useWayBack(session._id)
  const car = booking.car.name
  return (
    <Page title={t`Not paid`} width="narrow">
      <StateView
        heading="h1"
        kind="empty"
        title={t`Nothing was paid`}
        text={t`The ${car} is not kept for you any more, and no payment has arrived. Should one still come, it gets you the car or goes back to you.`}
        actions={
          <>
            {wayBack !== null && (
              <Button size="l" onClick={() => history.push(wayBack)}>
                <Trans>Book this car again</Trans>
              </Button>
            )}
            <Link
              to="/search"
              search={{ pl: booking.pickUp._id }}
              className={buttonClass({ size: 'l', tone: wayBack === null ? 'primary' : 'outline' })}
            >
              <Trans>See other cars</Trans>
            </Link>
            <SiteHelp />
          </>
        }
      />
    </Page>
  )
}
