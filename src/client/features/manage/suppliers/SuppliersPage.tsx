import { useQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StaffSupplierRow } from '#contract/staff/people/suppliers.ts'
import { staffSupplierQueries } from '#client/api/staff/suppliers.ts'
import { ListPage } from '#client/layout/staff/ListPage.tsx'
import { SearchField } from '#client/components/staff/list/SearchField.tsx'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { quiet, text, title } from '#client/ui/List/List.css.ts'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { AddLink, AllButton } from '../address/ManageLink.tsx'
import { ManageRows } from '../address/ManageRows.tsx'
import { NameSearch, useFilters } from '../address/useManageAddress.ts'

/** The suppliers of the marketplace, for admins. */
export function SuppliersPage() {
  const { t } = useLingui()
  const [{ q = '' }, refine] = useFilters(NameSearch)
  const query = useQuery(staffSupplierQueries.list())
  return (
    <ListPage
      title={t`Suppliers`}
      act={<AddLink to="suppliers/new">{t`Invite a supplier`}</AddLink>}
      query={query}
      rows={query.data?.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))}
      tools={<SearchField label={t`Name`} q={q} onChange={(words) => refine({ q: words || undefined })} />}
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
        <ManageRows rows={rows} to="suppliers/$id">
          {(supplier) => <SupplierWords supplier={supplier} />}
        </ManageRows>
      )}
    </ListPage>
  )
}

function SupplierWords({ supplier }: { supplier: StaffSupplierRow }) {
  const { name, cars } = supplier
  return (
    <span className={text}>
      <span className={title}>{name}</span>
      <span className={quiet}>
        <Plural value={cars} one="# car" other="# cars" />
      </span>
      <SupplierBadges supplier={supplier} />
    </span>
  )
}

type State = Pick<StaffSupplierRow, 'isSuspended' | 'isInvited'>

export function SupplierBadges({ supplier: { isSuspended, isInvited } }: { supplier: State }) {
  if (!isSuspended && !isInvited) return null
  return (
    <Row wrap>
      {isSuspended && (
        <Badge tone="danger">
          <Trans>Suspended</Trans>
        </Badge>
      )}
      {isInvited && (
        <Badge tone="info">
          <Trans>Invited</Trans>
        </Badge>
      )}
    </Row>
  )
}
