import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Trip } from '#contract/car-search.ts'
import { Page } from '#client/layout/Page.tsx'
import { useDates } from '#client/i18n/format.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'

export function CarGone({ trip, car }: { trip: Trip; car: string }) {
  const { t } = useLingui()
  const dates = useDates()
  const range = dates.range(trip.from, trip.to)
  return (
    <Page title={t`Checkout`} width="narrow" back>
      <StateView
        heading="h1"
        kind="empty"
        title={t`This car is no longer free`}
        text={t`${car} is taken for ${range}. Other cars are free for the same dates.`}
        actions={
          <Link to="/search" search={trip} className={buttonClass({ size: 'l' })}>
            <Trans>See other cars</Trans>
          </Link>
        }
      />
    </Page>
  )
}
