import { useQuery } from '@tanstack/react-query'
import { Plural, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { hasWords } from '#domain/text/plain.ts'
import { staffSupplierQueries } from '#client/api/staff/suppliers.ts'
import { AboveList } from '#client/components/staff/list/AboveList.tsx'
import { ListPage } from '#client/layout/staff/ListPage.tsx'
import { SearchField } from '#client/components/staff/list/SearchField.tsx'
import { orNothing } from '#client/search-string.ts'
import { AddLink, AllButton } from '../address/ManageLink.tsx'
import { NameSearch, useFilters } from '../address/useManageAddress.ts'
import { SupplierList, supplierOrders } from './SupplierList.tsx'

const SuppliersSearch = v.object({
  ...NameSearch.entries,
  order: orNothing(v.picklist(supplierOrders)),
})

/** The suppliers of the marketplace, for admins. */
export function SuppliersPage() {
  const { t } = useLingui()
  const [{ q = '', order, page }, refine] = useFilters(SuppliersSearch)
  const query = useQuery(staffSupplierQueries.list())
  const found = query.data?.filter(({ name }) => hasWords(name, q))
  return (
    <ListPage
      title={t`Suppliers`}
      act={<AddLink to="suppliers/new">{t`Invite a supplier`}</AddLink>}
      query={query}
      rows={found}
      tools={<SearchField label={t`Name`} q={q} onChange={(words) => refine({ q: words || undefined })} />}
      narrowed={[q]}
      above={
        <AboveList
          isEmpty={!found?.length}
          count={found && <Plural value={found.length} one="# supplier" other="# suppliers" />}
        />
      }
      failure={{
        title: t`The suppliers could not be loaded`,
        offline: t`The suppliers are not kept on this phone.`,
      }}
      empty={{
        title: t`No suppliers yet`,
        text: t`Invite the first one: its owner gets a mail, signs in and adds cars.`,
      }}
      noMatch={
        q === ''
          ? undefined
          : {
              title: t`No supplier matches`,
              text: t`Look for other words.`,
              act: <AllButton to="suppliers">{t`Show all suppliers`}</AllButton>,
            }
      }
    >
      {(rows) => (
        <SupplierList
          suppliers={rows}
          order={order}
          onOrder={(chosen) => refine({ order: chosen })}
          page={page}
        />
      )}
    </ListPage>
  )
}
