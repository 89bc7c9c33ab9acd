import { useQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import * as v from 'valibot'
import type { StaffSupplierRow } from '#contract/staff/people/suppliers.ts'
import { staffSupplierQueries } from '#client/api/staff/suppliers.ts'
import { chevron, item, quiet, row, text } from '#client/components/staff/list/rows.css.ts'
import { SearchField } from '#client/components/staff/list/SearchField.tsx'
import { LoadState } from '#client/components/staff/LoadState.tsx'
import { Page } from '#client/layout/Page.tsx'
import { orNothing } from '#client/search-string.ts'
import { cardRows } from '#client/ui/Card/card.css.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { Row, Stack } from '#client/ui/Stack/Stack.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { ManageLink } from '../address/ManageLink.tsx'
import { useFilters, useGoTo } from '../address/useManageAddress.ts'

const SuppliersSearch = v.object({ q: orNothing(v.pipe(v.string(), v.maxLength(100))) })

/** The suppliers of the marketplace, for admins. */
export function SuppliersPage() {
  const { t } = useLingui()
  const goTo = useGoTo()
  const [{ q = '' }, refine] = useFilters(SuppliersSearch)
  const query = useQuery(staffSupplierQueries.list())
  const wanted = q.toLowerCase()
  const suppliers = query.data?.filter(({ name }) => name.toLowerCase().includes(wanted))
  return (
    <Page title={t`Suppliers`} width="wide" back>
      <Stack gap="s4">
        <Row wrap justify="between" align="center">
          <Text as="h1" size="displayM" tabIndex={-1}>
            <Trans>Suppliers</Trans>
          </Text>
          <ManageLink to="suppliers/new" className={buttonClass({ tone: 'primary', size: 'm' })}>
            <Trans>Invite a supplier</Trans>
          </ManageLink>
        </Row>
        <SearchField
          label={t`Name`}
          q={q}
          onChange={(text) => refine({ q: text === '' ? undefined : text })}
        />
        {suppliers === undefined ? (
          <LoadState
            query={query}
            title={t`The suppliers could not be loaded`}
            offline={t`The suppliers are not kept on this phone.`}
            height={480}
          />
        ) : suppliers.length > 0 ? (
          <ul className={cardRows}>
            {suppliers.map((supplier) => (
              <li key={supplier._id} className={item}>
                <ManageLink to="suppliers/$id" id={supplier._id} className={row}>
                  <SupplierWords supplier={supplier} />
                  <ChevronRight className={chevron} size={20} strokeWidth={1.5} aria-hidden />
                </ManageLink>
              </li>
            ))}
          </ul>
        ) : q === '' ? (
          <StateView
            kind="empty"
            title={t`No suppliers yet`}
            text={t`Invite the first one: its owner gets a mail, signs in and adds cars.`}
          />
        ) : (
          <StateView
            kind="empty"
            title={t`No supplier matches`}
            text={t`Look for other words.`}
            actions={
              <Button onClick={() => void goTo('suppliers')}>
                <Trans>Show all suppliers</Trans>
              </Button>
            }
          />
        )}
      </Stack>
    </Page>
  )
}

function SupplierWords({ supplier }: { supplier: StaffSupplierRow }) {
  const { name, cars } = supplier
  return (
    <span className={text}>
      <Text as="span" weight="strong">
        {name}
      </Text>
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
