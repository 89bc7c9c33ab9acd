import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { list } from '#contract/fields.ts'
import { exportPeople } from '#contract/staff/people/people.ts'
import { personStates } from '#domain/people/person-state.ts'
import { userTypes } from '#domain/people/role.ts'
import { peopleQueries } from '#client/api/staff/people.ts'
import { InlineFailure } from '#client/components/LoadFailure.tsx'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { LoadState } from '#client/components/staff/LoadState.tsx'
import { SearchField } from '#client/components/staff/list/SearchField.tsx'
import { AboveList } from '#client/components/staff/list/AboveList.tsx'
import { TableLink } from '#client/components/staff/list/TableLink.tsx'
import { Page } from '#client/layout/Page.tsx'
import { orNothing, stringifySearch } from '#client/search-string.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Chip } from '#client/ui/Chip/Chip.tsx'
import { Row, Stack } from '#client/ui/Stack/Stack.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { useFilters, useGoTo } from '../address/useManageAddress.ts'
import { PeopleList } from './PeopleList.tsx'
import { stateLabels, typeLabels } from './people-labels.ts'

const PeopleSearch = v.object({
  type: orNothing(list(userTypes)),
  state: orNothing(list(personStates)),
  q: orNothing(v.pipe(v.string(), v.maxLength(100))),
})

/** Everybody with an account, for admins. */
export function PeoplePage() {
  const { t } = useLingui()
  const goTo = useGoTo()
  const [search, refine] = useFilters(PeopleSearch)
  const { type = [], state = [], q = '' } = search
  const query = useInfiniteQuery({ ...peopleQueries.list(search), placeholderData: keepPreviousData })
  const pages = isRefused(query.error) ? undefined : query.data?.pages
  const people = pages?.flatMap((page) => page.people)
  const count = query.isPlaceholderData ? null : (pages?.[0]?.count ?? null)
  return (
    <Page title={t`People`} width="wide" back>
      <Stack gap="s4">
        <Text as="h1" size="displayM" tabIndex={-1}>
          <Trans>People</Trans>
        </Text>
        <SearchField
          label={t`Name, e-mail or phone`}
          q={q}
          onChange={(text) => refine({ q: text === '' ? undefined : text })}
        />
        <div role="group" aria-label={t`Filters`}>
          <Row wrap>
            {userTypes.map((each) => (
              <Chip
                key={each}
                pressed={type.includes(each)}
                onClick={() => refine({ type: toggled(type, each) })}
              >
                {t(typeLabels[each])}
              </Chip>
            ))}
            {personStates.map((each) => (
              <Chip
                key={each}
                pressed={state.includes(each)}
                onClick={() => refine({ state: toggled(state, each) })}
              >
                {t(stateLabels[each])}
              </Chip>
            ))}
          </Row>
        </div>
        <AboveList count={count && <Count {...count} />}>
          {people !== undefined && people.length > 0 && (
            <TableLink address={exportPeople.path + stringifySearch(search)} />
          )}
        </AboveList>
        {people === undefined ? (
          <LoadState
            query={query}
            title={t`The people could not be loaded`}
            offline={t`People are not kept on this phone.`}
            height={480}
          />
        ) : (
          <>
            {query.isError && !query.isFetchNextPageError && <InlineFailure query={query} role="alert" />}
            {people.length > 0 ? (
              <PeopleList people={people} query={query} />
            ) : (
              <StateView
                kind="empty"
                title={t`Nobody matches`}
                text={t`Remove a filter, or look for other words.`}
                actions={
                  <Button onClick={() => void goTo('people')}>
                    <Trans>Show all people</Trans>
                  </Button>
                }
              />
            )}
          </>
        )}
      </Stack>
    </Page>
  )
}

function toggled<T>(chosen: readonly T[], one: T): T[] | undefined {
  const next = chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one]
  return next.length === 0 ? undefined : next
}

/** Counting stops at a thousand. */
function Count({ counted, isMore }: { counted: number; isMore: boolean }) {
  return isMore ? (
    <Trans>More than {counted} people</Trans>
  ) : (
    <Plural value={counted} one="# person" other="# people" />
  )
}
