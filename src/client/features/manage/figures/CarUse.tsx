import { useInfiniteQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FiguresQuery } from '#contract/staff/site/figures.ts'
import { monthsBetween } from '#domain/figures/months.ts'
import { figureQueries } from '#client/api/staff/figures.ts'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { LoadState } from '#client/components/staff/LoadState.tsx'
import { MoreRows } from '#client/components/staff/list/MoreRows.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { HeatTable } from './HeatTable.tsx'
import { measureNotes } from './measures.ts'

type CarUseProps = { asked: FiguresQuery; showsSupplier: boolean }

/** How much each car was booked, month by month; further cars load as the end comes near. */
export function CarUse({ asked, showsSupplier }: CarUseProps) {
  const { t } = useLingui()
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
          <>
            <Text size="bodyS" tone="secondary">
              {t(measureNotes.utilisation)}
            </Text>
            <HeatTable
              months={monthsBetween(asked.from, asked.to) ?? []}
              cars={cars}
              showsSupplier={showsSupplier}
            />
          </>
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
