import { useQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import * as v from 'valibot'
import type { StaffSeason } from '#contract/staff/fleet/seasons.ts'
import { seasonQueries } from '#client/api/staff/seasons.ts'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { LoadState } from '#client/components/staff/LoadState.tsx'
import { chevron, item, quiet, row, text } from '#client/components/staff/list/rows.css.ts'
import { SupplierChoice } from '#client/components/staff/SupplierChoice.tsx'
import { useDates } from '#client/i18n/format.ts'
import { Page } from '#client/layout/Page.tsx'
import { orNothing } from '#client/search-string.ts'
import { useSession } from '#client/session/session.ts'
import { cardRows } from '#client/ui/Card/card.css.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { Row, Stack } from '#client/ui/Stack/Stack.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { ManageLink } from '../address/ManageLink.tsx'
import { useFilters } from '../address/useManageAddress.ts'
import { useSeasonLabels } from './useSeasonLabels.ts'
import { YearPicture } from './YearPicture.tsx'

const SeasonsSearch = v.object({ supplier: orNothing(v.string()) })

/** The days on which cars of the fleet cost more or less. */
export function SeasonsPage() {
  const { t } = useLingui()
  const isAdmin = useSession().user?.type === 'admin'
  const [{ supplier }, refine] = useFilters(SeasonsSearch)
  const query = useQuery(seasonQueries.list(supplier))
  const seasons = isRefused(query.error) ? undefined : query.data
  return (
    <Page title={t`Seasons`} width="wide" back>
      <Stack gap="s4">
        <Row wrap justify="between" align="center">
          <Text as="h1" size="displayM" tabIndex={-1}>
            <Trans>Seasons</Trans>
          </Text>
          <ManageLink to="seasons/new" className={buttonClass({ tone: 'primary', size: 'm' })}>
            <Trans>Add a season</Trans>
          </ManageLink>
        </Row>
        {isAdmin && (
          <SupplierChoice supplier={supplier} onChange={(chosen) => refine({ supplier: chosen })} />
        )}
        {seasons === undefined ? (
          <LoadState
            query={query}
            title={t`The seasons could not be loaded`}
            offline={t`The seasons are not kept on this phone.`}
            height={320}
          />
        ) : seasons.length > 0 ? (
          <>
            <YearPicture seasons={seasons} />
            <ul className={cardRows}>
              {seasons.map((season) => (
                <li key={season._id} className={item} data-season={season._id}>
                  <ManageLink to="seasons/$id" id={season._id} className={row}>
                    <SeasonText season={season} isAdmin={isAdmin} />
                    <ChevronRight className={chevron} size={20} strokeWidth={1.5} aria-hidden />
                  </ManageLink>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <StateView
            kind="empty"
            title={t`No seasons yet`}
            text={t`Ask more at Christmas or less in the rains: one season changes the price of many cars at once.`}
          />
        )}
      </Stack>
    </Page>
  )
}

function SeasonText({ season, isAdmin }: { season: StaffSeason; isAdmin: boolean }) {
  const dates = useDates()
  const write = useSeasonLabels()
  const { name, firstDay, lastDay, cars, supplier } = season
  return (
    <span className={text}>
      <Text as="span" weight="strong">
        {name}
      </Text>
      <span>{write(season)}</span>
      <span className={quiet}>
        {dates.range(firstDay, lastDay)}
        {' · '}
        <Plural value={cars.length} one="# car" other="# cars" />
        {isAdmin && ` · ${supplier.name}`}
      </span>
    </span>
  )
}
