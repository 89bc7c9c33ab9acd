import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FiguresQuery } from '#contract/staff/site/figures.ts'
import { showPlate } from '#domain/car/plate.ts'
import { sumTime, utilisation } from '#domain/figures/car-time.ts'
import { figureQueries } from '#client/api/staff/figures.ts'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { LoadState } from '#client/components/staff/LoadState.tsx'
import { MoreRows } from '#client/components/staff/list/MoreRows.tsx'
import { item, quiet, row } from '#client/ui/List/List.css.ts'
import { cardRows } from '#client/ui/Card/card.css.ts'
import { Row, Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { Bar } from './Bar.tsx'
import { car as carRow } from './figures.css.ts'
import { useMeasures } from './measures.ts'

type CarUseProps = { asked: FiguresQuery; showsSupplier: boolean }

/** How much each car was booked over the whole range; further cars load as the end comes near. */
export function CarUse({ asked, showsSupplier }: CarUseProps) {
  const { t } = useLingui()
  const write = useMeasures()
  const query = useInfiniteQuery(figureQueries.cars(asked))
  const cars = isRefused(query.error) ? undefined : query.data?.pages.flatMap((page) => page.cars)
  return (
    <Stack as="section" gap="s3" aria-labelledby="car-use">
      <Text as="h2" size="titleM" id="car-use">
        <Trans>Utilisation by car</Trans>
      </Text>
      {cars ? (
        cars.length === 0 ? (
          <Text tone="secondary">
            <Trans>No car was there in these months.</Trans>
          </Text>
        ) : (
          <ul className={cardRows}>
            {cars.map(({ _id: carId, name, plate, supplier, months }) => {
              const use = utilisation(sumTime(months))
              return (
                <li key={carId} className={item} data-car={carId}>
                  <Link to="/staff/cars/$carId" params={{ carId }} className={row}>
                    <span className={carRow}>
                      <Row as="span" wrap justify="between">
                        <Text as="span" weight="strong">
                          {name}
                        </Text>
                        <Text as="span" weight="strong">
                          {write('utilisation', use)}
                        </Text>
                      </Row>
                      <span className={quiet}>
                        {[plate && showPlate(plate), showsSupplier && supplier.name]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                      <Bar share={use ?? 0} />
                    </span>
                  </Link>
                </li>
              )
            })}
          </ul>
        )
      ) : (
        <LoadState
          query={query}
          title={t`The cars could not be loaded`}
          offline={t`These figures are not kept on this phone.`}
          height={240}
        />
      )}
      <MoreRows query={query} />
    </Stack>
  )
}
