import { useQuery } from '@tanstack/react-query'
import { Plural, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import type { StaffSeason } from '#contract/staff/fleet/seasons.ts'
import { seasonQueries } from '#client/api/staff/seasons.ts'
import { ListPage } from '#client/layout/staff/ListPage.tsx'
import { SupplierChoice } from '#client/components/staff/SupplierChoice.tsx'
import { useDates } from '#client/i18n/format.ts'
import { orNothing } from '#client/search-string.ts'
import { useSession } from '#client/session/session.ts'
import { quiet, text, title } from '#client/ui/List/List.css.ts'
import { AddLink } from '../address/ManageLink.tsx'
import { ManageRows } from '../address/ManageRows.tsx'
import { useFilters } from '../address/useManageAddress.ts'
import { YearPicture } from './YearPicture.tsx'
import { useFrancs } from '#client/i18n/money.ts'

const SeasonsSearch = v.object({ supplier: orNothing(v.string()) })

/** The days on which cars of the fleet cost more or less. */
export function SeasonsPage() {
  const { t } = useLingui()
  const isAdmin = useSession().user?.type === 'admin'
  const [{ supplier }, refine] = useFilters(SeasonsSearch)
  const query = useQuery(seasonQueries.list(supplier))
  return (
    <ListPage
      title={t`Seasons`}
      act={<AddLink to="seasons/new">{t`Add a season`}</AddLink>}
      query={query}
      rows={query.data}
      tools={
        isAdmin && <SupplierChoice supplier={supplier} onChange={(chosen) => refine({ supplier: chosen })} />
      }
      failure={{
        title: t`The seasons could not be loaded`,
        offline: t`The seasons are not kept on this phone.`,
      }}
      height={320}
      empty={{
        title: t`No seasons yet`,
        text: t`Ask more at Christmas or less in the rains: one season changes the price of many cars at once.`,
      }}
    >
      {(rows) => (
        <>
          <YearPicture seasons={rows} />
          <ManageRows rows={rows} to="seasons/$id" kind="season">
            {(season) => <SeasonText season={season} isAdmin={isAdmin} />}
          </ManageRows>
        </>
      )}
    </ListPage>
  )
}

function SeasonText({ season, isAdmin }: { season: StaffSeason; isAdmin: boolean }) {
  const dates = useDates()
  const write = useSeasonLabels()
  const { name, firstDay, lastDay, cars, supplier } = season
  return (
    <span className={text}>
      <span className={title}>{name}</span>
      <span>{write(season)}</span>
      <span className={quiet}>
        {dates.range(firstDay, lastDay)}
        {' · '}
        <Plural value={cars.length} one="# car" other="# cars" />
        {isAdmin && <span>{` · ${supplier.name}`}</span>}
      </span>
    </span>
  )
}

type Amount = Pick<StaffSeason, 'dailyPrice' | 'percent'>

/** Writes what a season does to a price: "+20 %", or the price of a day. */
function useSeasonLabels(): (season: Amount) => string {
  const { t } = useLingui()
  const francs = useFrancs()
  return ({ dailyPrice, percent }) => {
    if (dailyPrice !== null) {
      const price = francs(dailyPrice)
      return t`${price} a day`
    }
    const written = String(Math.abs(percent ?? 0))
    return (percent ?? 0) < 0 ? t`–${written}%` : t`+${written}%`
  }
}
