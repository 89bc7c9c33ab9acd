import { useQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { staffCarQueries } from '#client/api/staff/cars.ts'
import { LoadFailure } from '#client/components/LoadFailure.tsx'
import { item, quiet, row, rows, text } from '#client/components/staff/rows.css.ts'
import { SearchField } from '#client/components/staff/SearchField.tsx'
import { Page } from '#client/layout/Page.tsx'
import { orNothing } from '#client/search-string.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { useFilters, useGoTo } from '../address/useManageAddress.ts'

const SuppliersSearch = v.object({ q: orNothing(v.pipe(v.string(), v.maxLength(100))) })

/** The suppliers of the marketplace, for admins. */
export function SuppliersPage() {
  const { t } = useLingui()
  const goTo = useGoTo()
  const [{ q = '' }, refine] = useFilters(SuppliersSearch)
  const query = useQuery(staffCarQueries.fleets())
  const wanted = q.toLowerCase()
  const suppliers = query.data?.filter(({ name }) => name.toLowerCase().includes(wanted))
  return (
    <Page title={t`Suppliers`} width="wide" back>
      <Stack gap="s4">
        <Text as="h1" size="displayM" tabIndex={-1}>
          <Trans>Suppliers</Trans>
        </Text>
        <SearchField
          label={t`Name`}
          q={q}
          onChange={(text) => refine({ q: text === '' ? undefined : text })}
        />
        {suppliers?.length === 0 ? (
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
        ) : suppliers ? (
          <ul className={rows}>
            {suppliers.map(({ _id, name, cars }) => (
              <li key={_id} className={item}>
                <span className={row}>
                  <span className={text}>
                    <span>{name}</span>
                    <span className={quiet}>
                      <Plural value={cars} one="# car" other="# cars" />
                    </span>
                  </span>
                </span>
              </li>
            ))}
          </ul>
        ) : query.isError || query.fetchStatus === 'paused' ? (
          <LoadFailure
            error={query.error}
            retry={() => void query.refetch()}
            title={t`The suppliers could not be loaded`}
            offline={t`The suppliers are not kept on this phone.`}
          />
        ) : (
          <div role="status" aria-label={t`Loading`}>
            <Skeleton height={480} radius="md" />
          </div>
        )}
      </Stack>
    </Page>
  )
}
