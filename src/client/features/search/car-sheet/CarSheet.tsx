import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { carQueries } from '#client/api/cars.ts'
import { failureCode } from '#client/api/call-failure.ts'
import type { Trip } from '#contract/car-search.ts'
import type { CarOffer } from '#contract/cars.ts'
import { HeartButton } from '#client/components/favourites/HeartButton.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { CarSheetBody } from './CarSheetBody.tsx'
import { CarSheetFooter } from './CarSheetFooter.tsx'
import { useObstacle } from './useObstacle.ts'
import { waiting } from './CarSheet.css.ts'

type CarSheetProps = {
  id: string
  trip: Trip
  /** The offer as the list knows it: shown at once, confirmed by the answer. */
  listed: CarOffer | undefined
  onClose: () => void
}

export function CarSheet({ id, trip, listed, onClose }: CarSheetProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { pl, dl, from, to } = trip
  const query = useQuery(carQueries.offer(id, { pl, dl, from, to }))
  const offer = query.data?.offer ?? listed
  const obstacle = useObstacle(offer, trip, query.data?.isFree ?? true)
  return (
    <Sheet
      open
      onClose={onClose}
      side="drawer"
      title={offer?.name ?? t`Car`}
      closeLabel={t`Close`}
      aside={offer && <HeartButton car={offer} />}
      footer={offer && <CarSheetFooter offer={offer} trip={trip} obstacle={obstacle} />}
    >
      {offer ? (
        <CarSheetBody offer={offer} trip={trip} obstacle={obstacle} />
      ) : query.isError ? (
        <StateView
          kind={failureCode(query.error) === 'offline' ? 'offline' : 'error'}
          title={
            failureCode(query.error) === 'not-found'
              ? t`This car is no longer offered`
              : t`The car could not be loaded`
          }
          text={failureText(failureCode(query.error))}
          heading="h3"
          actions={
            <Button busy={query.isFetching} onClick={() => void query.refetch()}>
              <Trans>Retry</Trans>
            </Button>
          }
        />
      ) : (
        <div className={waiting} aria-busy="true">
          <Skeleton height={280} />
          <Skeleton height={28} width="60%" />
          <Skeleton height={120} />
          <Skeleton height={200} />
        </div>
      )}
    </Sheet>
  )
}
