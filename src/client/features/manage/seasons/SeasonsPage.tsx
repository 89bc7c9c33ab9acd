import { useQuery } from '@tanstack/react-query'
import { Plural, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { Page } from '#contract/fields.ts'
import { seasonQueries } from '#client/api/staff/seasons.ts'
import { AboveList } from '#client/components/staff/list/AboveList.tsx'
import { ListPage } from '#client/layout/staff/ListPage.tsx'
import { SupplierChoice } from '#client/components/staff/SupplierChoice.tsx'
import { orNothing } from '#client/search-string.ts'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { useSession } from '#client/session/session.ts'
import { AddLink } from '../address/ManageLink.tsx'
import { useFilters } from '../address/useManageAddress.ts'
import { SeasonList, seasonOrders } from './SeasonList.tsx'
import { YearPicture } from './YearPicture.tsx'

const SeasonsSearch = v.object({
  supplier: orNothing(v.string()),
  order: orNothing(v.picklist(seasonOrders)),
  page: orNothing(Page),
})

/** The days on which cars of the fleet cost more or less. */
export function SeasonsPage() {
  const { t } = useLingui()
  const isAdmin = useSession().user?.type === 'admin'
  const [{ supplier, order, page }, refine] = useFilters(SeasonsSearch)
  const query = useQuery(seasonQueries.list(supplier))
  return (
    <ListPage
      title={t`Seasons`}
      act={<AddLink to="seasons/new">{t`Add a season`}</AddLink>}
      query={query}
      rows={query.data}
      tools={
        isAdmin && (
          <Row wrap>
            <SupplierChoice supplier={supplier} onChange={(chosen) => refine({ supplier: chosen })} />
          </Row>
        )
      }
      narrowed={[supplier !== undefined && query.data?.[0]?.supplier.name]}
      above={
        <AboveList
          isEmpty={!query.data?.length}
          count={query.data && <Plural value={query.data.length} one="# season" other="# seasons" />}
        />
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
          <SeasonList
            seasons={rows}
            showsSupplier={isAdmin}
            order={order}
            onOrder={(chosen) => refine({ order: chosen })}
            page={page}
          />
        </>
      )}
    </ListPage>
  )
}
