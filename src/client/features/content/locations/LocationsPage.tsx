import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { locationQueries } from '#client/api/locations.ts'
import { Page } from '#client/layout/Page.tsx'
import { LoadFailure } from '#client/components/LoadFailure.tsx'
import { DataAge } from '#client/storage/DataAge.tsx'
import { useOnline } from '#client/storage/connection.ts'
import { classes } from '#client/ui/classes.ts'
import { bodyL, displayM } from '#client/ui/Text/text.css.ts'
import { Places } from './Places.tsx'
import { NoPlaces } from './NoPlaces.tsx'
import { PlacesSkeleton } from './PlacesSkeleton.tsx'
import { age, head, lead } from './LocationsPage.css.ts'

/** Every place where a car changes hands. Written out on the server, it is read without a script. */
export function LocationsPage() {
  const { t } = useLingui()
  const isOnline = useOnline()
  const query = useQuery(locationQueries.all())
  return (
    <Page title={t`Locations`}>
      <div className={head}>
        <h1 className={displayM}>
          <Trans>Locations</Trans>
        </h1>
        <p className={classes(bodyL, lead)}>
          <Trans>At the airports and in town: choose where you pick up your car, and see which ones are there.</Trans>
        </p>
        {query.data && !isOnline && (
          <p className={age}>
            <DataAge updatedAt={query.dataUpdatedAt} />
          </p>
        )}
      </div>
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
          offline={t`The list of places opens here once it has been seen with a network.`}
        />
      ) : (
        <PlacesSkeleton />
      )}
    </Page>
  )
}
