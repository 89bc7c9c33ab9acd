import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Trip } from '#contract/car-search.ts'
import type { CarOffer } from '#contract/cars.ts'
import { supplierQueries } from '#client/api/suppliers.ts'
import { Page } from '#client/layout/Page.tsx'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'

/** Said before anybody fills in a form that could not be sent. */
export function NoCounter({ offer, trip }: { offer: CarOffer; trip: Trip }) {
  const { t } = useLingui()
  const { data: suppliers = [] } = useQuery(supplierQueries.all())
  const sup = suppliers.filter(({ payLater }) => payLater).map(({ _id }) => _id)
  const { name } = offer.supplier
  return (
    <Page title={t`Checkout`} width="narrow" back>
      <StateView
        heading="h1"
        kind="empty"
        title={offer.name}
        text={t`${name} asks to be paid online, and online payment is not open here yet.`}
        actions={
          <Link
            to="/search"
            search={{ ...trip, ...(sup.length > 0 && { sup }) }}
            className={buttonClass({ size: 'l' })}
          >
            <Trans>See cars you pay at the counter</Trans>
          </Link>
        }
      />
    </Page>
  )
}
