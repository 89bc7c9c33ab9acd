import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { list, Page } from '#contract/fields.ts'
import { exportPeople } from '#contract/staff/people/people.ts'
import { personStates } from '#domain/people/person-state.ts'
import { userTypes } from '#domain/people/role.ts'
import { peopleQueries } from '#client/api/staff/people.ts'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { SearchField } from '#client/components/staff/list/SearchField.tsx'
import { AboveList } from '#client/components/staff/list/AboveList.tsx'
import { useIsDesktopScreen } from '#client/ui/useIsPrinting.ts'
import { ordersOf } from '#client/components/staff/list/in-order.ts'
import { orNothing, stringifySearch } from '#client/search-string.ts'
import { Chip } from '#client/ui/Chip/Chip.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { AllButton } from '../address/ManageLink.tsx'
import { SearchText, useFilters } from '../address/useManageAddress.ts'
import { ListPage } from '#client/layout/staff/ListPage.tsx'
import { PeopleList } from './PeopleList.tsx'
import { stateLabels, typeLabels } from './people-labels.ts'

const PeopleSearch = v.object({
  type: orNothing(list(userTypes)),
  state: orNothing(list(personStates)),
  order: orNothing(
    v.picklist(['name-down', 'newest', 'oldest', ...ordersOf(['email', 'type', 'bookings', 'state'])]),
  ),
  q: SearchText,
  page: orNothing(Page),
})

/** Everybody with an account, for admins. */
export function PeoplePage() {
  const { t } = useLingui()
  const [search, refine] = useFilters(PeopleSearch)
  const { type = [], state = [], q = '' } = search
  const page = useIsDesktopScreen() ? search.page : undefined
  const query = useInfiniteQuery({
    ...peopleQueries.list({ ...search, page }),
    placeholderData: keepPreviousData,
  })
  const pages = isRefused(query.error) ? undefined : query.data?.pages
  const people = pages?.flatMap((each) => each.people)
  const count = pages?.[0]?.count ?? null
  const nobody = { title: t`Nobody matches`, text: t`Remove a filter, or look for other words.` }
  return (
    <ListPage
      title={t`People`}
      query={query}
      rows={people}
      tools={
        <Row wrap align="end">
          <SearchField
            label={t`Name, email or phone`}
            q={q}
            onChange={(words) => refine({ q: words || undefined })}
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
        </Row>
      }
      narrowed={[q, ...type.map((each) => t(typeLabels[each])), ...state.map((each) => t(stateLabels[each]))]}
      above={
        <AboveList
          count={count !== null && !query.isPlaceholderData && <Count {...count} />}
          isEmpty={!people?.length}
          table={exportPeople.path + stringifySearch({ ...search, page: undefined })}
        />
      }
      failure={{
        title: t`The people could not be loaded`,
        offline: t`People are not kept on this phone.`,
      }}
      empty={nobody}
      noMatch={{ ...nobody, act: <AllButton to="people">{t`Show all people`}</AllButton> }}
    >
      {(rows) => (
        <PeopleList
          people={rows}
          query={query}
          order={search.order}
          onOrder={(order) => refine({ order })}
          page={page}
          count={count}
        />
      )}
    </ListPage>
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
