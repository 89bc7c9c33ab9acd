import { useQuery } from '@tanstack/react-query'
import { Plural, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import type { Translated } from '#domain/language.ts'
import { proposalStates, type ProposalState } from '#domain/location/proposal.ts'
import { hasWords } from '#domain/text/plain.ts'
import { placeProposalQueries } from '#client/api/staff/place-proposals.ts'
import { AboveList } from '#client/components/staff/list/AboveList.tsx'
import { SearchField } from '#client/components/staff/list/SearchField.tsx'
import { ListPage } from '#client/layout/staff/ListPage.tsx'
import { orNothing } from '#client/search-string.ts'
import { useSession } from '#client/session/session.ts'
import { Select } from '#client/ui/Select/Select.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { AddLink, AllButton } from '../address/ManageLink.tsx'
import { NameSearch, useFilters } from '../address/useManageAddress.ts'
import { ProposalList, proposalOrders } from './ProposalList.tsx'
import { proposalLooks } from './ProposalWords.tsx'

const ProposalsSearch = v.object({
  ...NameSearch.entries,
  state: orNothing(v.picklist(proposalStates)),
  order: orNothing(v.picklist(proposalOrders)),
})
const all = 'all'

/** The places that the own supplier proposed, and what became of them; for an admin those of all. */
export function ProposalsPage() {
  const { t } = useLingui()
  const isAdmin = useSession().user?.type === 'admin'
  const [{ q = '', state, order, page }, refine] = useFilters(ProposalsSearch)
  const query = useQuery(placeProposalQueries.list())
  const found = query.data?.filter(
    (one) => (state === undefined || one.state === state) && isNamed(q, one.fields.name),
  )
  return (
    <ListPage
      title={t`Proposed places`}
      act={!isAdmin && <AddLink to="proposals/new">{t`Propose a place`}</AddLink>}
      query={query}
      rows={found}
      tools={
        // Nothing to narrow before the first one.
        query.data?.length !== 0 && (
          <Row wrap align="end">
            <SearchField label={t`Name`} q={q} onChange={(words) => refine({ q: words || undefined })} />
            <Select<ProposalState | typeof all>
              label={t`Status`}
              value={state ?? all}
              options={[
                { value: all, label: t`All proposals` },
                ...proposalStates.map((value) => ({ value, label: t(proposalLooks[value].label) })),
              ]}
              onChange={(value) => refine({ state: value === all ? undefined : value })}
            />
          </Row>
        )
      }
      narrowed={[q, state && t(proposalLooks[state].label)]}
      above={
        <AboveList
          isEmpty={!found?.length}
          count={found && <Plural value={found.length} one="# proposal" other="# proposals" />}
        />
      }
      failure={{
        title: t`The proposals could not be loaded`,
        offline: t`The proposals are not kept on this phone.`,
      }}
      height={320}
      empty={{
        title: t`Nothing proposed yet`,
        text: t`Is a place missing where you hand cars over? Propose it, and we will add it once we have checked it.`,
      }}
      noMatch={
        query.data?.length && (q !== '' || state)
          ? {
              title: t`No proposal matches`,
              text: t`Remove a filter, or look for other words.`,
              act: <AllButton to="proposals">{t`Show all proposals`}</AllButton>,
            }
          : undefined
      }
    >
      {(rows) => (
        <ProposalList
          proposals={rows}
          isDeciding={isAdmin}
          order={order}
          onOrder={(chosen) => refine({ order: chosen })}
          page={page}
        />
      )}
    </ListPage>
  )
}

/** In any of its languages. */
const isNamed = (q: string, names: Translated) => Object.values(names).some((name) => hasWords(name, q))
