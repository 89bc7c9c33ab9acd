import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { locationQueries } from '#client/api/cars/locations.ts'
import { Page } from '#client/layout/Page.tsx'
import { LoadFailure } from '#client/components/LoadFailure.tsx'
import { buttonClass } from '#client/ui/Button/buttonClass.ts'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { ListHead } from '#client/features/content/ListHead.tsx'
import { Places } from './Places.tsx'
import { board, listSide, mapSide, skeletonRows } from './LocationsPage.css.ts'

/** All pick-up and drop-off places. Prerendered, so that it can be read without scripts. */
export function LocationsPage() {
  const { t } = useLingui()
  const query = useQuery(locationQueries.all())
  return (
    <Page title={t`Locations`}>
      <ListHead
        title={<Trans>Locations</Trans>}
        lead={
          <Trans>
            At the airports and in town: choose where you pick up your car, and see which ones are there.
          </Trans>
        }
        query={query}
      />
      {query.data ? (
        query.data.length === 0 ? (
          <NoPlaces />
        ) : (
          <Places all={query.data} />
        )
      ) : query.isError ? (
        <LoadFailure
          error={query.error}
          retry={() => void query.refetch()}
          title={t`The places could not be loaded`}
          offline={t`Open the list of places once online, and it stays here.`}
        />
      ) : (
        <PlacesSkeleton />
      )}
    </Page>
  )
}

function NoPlaces() {
  const { t } = useLingui()
  return (
    <StateView
      kind="empty"
      title={t`No pick-up points yet`}
      text={<Trans>The first ones are being added. Tell us where you need a car.</Trans>}
      actions={
        <Link to="/contact" className={buttonClass()}>
          <Trans>Contact us</Trans>
        </Link>
      }
    />
  )
}

const shown = [0, 1, 2, 3, 4, 5]

function PlacesSkeleton() {
  const { t } = useLingui()
  return (
    <div className={board} data-view="list" role="status" aria-label={t`Loading`}>
      <div className={listSide}>
        <div className={skeletonRows}>
          <Skeleton height={78} />
          <Skeleton height={44} />
          {shown.map((row) => (
            <Skeleton key={row} height={60} />
          ))}
        </div>
      </div>
      <div className={mapSide}>
        <Skeleton height={480} radius="md" />
      </div>
    </div>
  )
}
