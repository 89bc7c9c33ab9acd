import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { showPlate } from '#domain/car/plate.ts'
import { staffQueries } from '#client/api/bookings/staff-bookings.ts'
import { carRecordQueries } from '#client/api/staff/fleet/car-record.ts'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { RecordPage } from '#client/layout/staff/RecordPage.tsx'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { Row, Stack } from '#client/ui/Stack/Stack.tsx'
import { PageHeading } from '#client/ui/Text/PageHeading.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { CarAccountPart } from './CarAccountPart.tsx'
import { UpkeepPart } from './UpkeepPart.tsx'

/** What a car needs next; for owners and admins also what it earned, how long it was out and what it cost. */
export function CarRecordPage({ id }: { id: string }) {
  const { t } = useLingui()
  const query = useQuery(carRecordQueries.upkeep(id))
  const isGone = isRefused(query.error)
  const role = useQuery(staffQueries.today()).data?.role
  const isDesk = role === 'desk'
  return (
    <RecordPage
      title={query.data?.car.name ?? t`Car`}
      width="wide"
      query={query}
      record={isGone ? undefined : query.data}
      isGone={isGone}
      gone={{
        title: t`This car is not in your fleet`,
        text: t`It belongs to another supplier, or the address is wrong.`,
        back: (
          <Link to="/staff" className={buttonClass({ size: 'l' })}>
            <Trans>Show today</Trans>
          </Link>
        ),
      }}
      failure={{
        title: t`The car could not be loaded`,
        offline: t`This car is not kept on this phone.`,
      }}
    >
      {(upkeep) => (
        <>
          <Stack gap="s2">
            <PageHeading>{upkeep.car.name}</PageHeading>
            <Text tone="secondary">
              {[upkeep.car.plate && showPlate(upkeep.car.plate), upkeep.car.supplier.name]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Stack>
          <Row wrap>
            <Link
              to="/staff/bookings"
              search={{ car: id }}
              className={buttonClass({ tone: 'outline', size: 'm' })}
            >
              <Trans>Show the bookings</Trans>
            </Link>
            {role !== undefined && !isDesk && (
              <Link
                to="/staff/cars/$carId"
                params={{ carId: id }}
                className={buttonClass({ tone: 'outline', size: 'm' })}
              >
                <Trans>Photos, prices and papers</Trans>
              </Link>
            )}
          </Row>
          <UpkeepPart upkeep={upkeep} />
          {role !== undefined && !isDesk && <CarAccountPart id={id} />}
        </>
      )}
    </RecordPage>
  )
}
