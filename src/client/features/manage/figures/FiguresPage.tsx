import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { exportCarFigures, exportStaffFigures } from '#contract/staff/site/figures.ts'
import { isRunning, rangeBefore } from '#domain/figures/comparison.ts'
import { figureQueries } from '#client/api/staff/figures.ts'
import { DataAge } from '#client/components/DataAge.tsx'
import { FileLink } from '#client/components/FileLink.tsx'
import { InlineFailure } from '#client/components/LoadFailure.tsx'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { LoadState } from '#client/components/staff/LoadState.tsx'
import { SupplierChoice } from '#client/components/staff/SupplierChoice.tsx'
import { stringifySearch } from '#client/search-string.ts'
import { rightNow } from '#client/store/clock.ts'
import { useSession } from '#client/session/session.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { atEdge } from '#client/ui/Button/Button.css.ts'
import { Select } from '#client/ui/Select/Select.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { useFilters } from '../address/useManageAddress.ts'
import { CarUse } from './CarUse.tsx'
import { beginningAt, endingAt, FiguresSearch, monthChoices, rangeOf } from './figures-search.ts'
import { filters } from './figures.css.ts'
import { useMonthName } from './measures.ts'
import { MonthChart, MonthTable } from './MonthChart.tsx'
import { Totals } from './Totals.tsx'
import { StaffPage } from '#client/layout/staff/StaffPage.tsx'

/** What the fleet was booked for and earned, month by month; for an admin of all suppliers, or one. */
export function FiguresPage() {
  const { t } = useLingui()
  const nameOf = useMonthName()
  const isAdmin = useSession().user?.type === 'admin'
  const isDesktop = useIsDesktop()
  const [{ supplier, measure = 'bookings', ...search }, refine] = useFilters(FiguresSearch)
  const range = rangeOf(search)
  const asked = { ...range, supplier: isAdmin ? supplier : undefined }
  const query = useQuery({ ...figureQueries.months(asked), placeholderData: keepPreviousData })
  const months = isRefused(query.error) ? undefined : query.data?.months
  const earlier = rangeBefore(range)
  const before = useQuery(figureQueries.months({ ...asked, ...earlier })).data?.months
  const choices = monthChoices(range).map((month) => ({ value: month, label: nameOf(month) }))
  const csv = stringifySearch(asked)
  return (
    <StaffPage title={t`Figures`}>
      <div className={filters}>
        <Select
          label={t`From month`}
          value={range.from}
          options={choices}
          onChange={(month) => refine(beginningAt(month, range))}
        />
        <Select
          label={t`To month`}
          value={range.to}
          options={choices}
          onChange={(month) => refine(endingAt(month, range))}
        />
        {isAdmin && <SupplierChoice supplier={supplier} onChange={(one) => refine({ supplier: one })} />}
      </div>
      {months ? (
        <>
          <Text as="span" size="bodyS" tone="secondary">
            <DataAge updatedAt={query.dataUpdatedAt} />
          </Text>
          {query.isError && <InlineFailure query={query} role="alert" />}
          <Totals
            months={months}
            before={query.isPlaceholderData ? undefined : before}
            measure={measure}
            onChoose={(chosen) => refine({ measure: chosen })}
          />
          {before && <ComparedWith range={range} earlier={earlier} />}
          <MonthChart months={months} measure={measure} />
          {isDesktop && <MonthTable months={months} />}
        </>
      ) : (
        <LoadState
          query={query}
          title={t`The figures could not be loaded`}
          offline={t`These figures are not kept on this phone.`}
          height={800}
        />
      )}
      {/* Above the cars: whoever reaches for the end of that list has more of it loaded, and the links move away. */}
      <Row wrap className={atEdge}>
        <FileLink
          className={buttonClass({ tone: 'quiet', size: 'm' })}
          address={exportStaffFigures.path + csv}
        >
          <Trans>Months as a table (CSV)</Trans>
        </FileLink>
        <FileLink className={buttonClass({ tone: 'quiet', size: 'm' })} address={exportCarFigures.path + csv}>
          <Trans>Cars as a table (CSV)</Trans>
        </FileLink>
      </Row>
      <CarUse asked={asked} showsSupplier={isAdmin && supplier === undefined} />
    </StaffPage>
  )
}

type Range = { from: string; to: string }

/** Which months the figures stand beside. */
function ComparedWith({ range, earlier }: { range: Range; earlier: Range }) {
  const nameOf = useMonthName()
  const [from, to, last] = [nameOf(earlier.from), nameOf(earlier.to), nameOf(range.to)]
  return (
    <Text size="bodyS" tone="secondary">
      {from === to ? (
        <Trans>Compared with {from}.</Trans>
      ) : (
        <Trans>
          Compared with {from} – {to}.
        </Trans>
      )}
      {isRunning(range, rightNow()) && (
        <>
          {' '}
          <Trans>{last} is not over yet.</Trans>
        </>
      )}
    </Text>
  )
}
