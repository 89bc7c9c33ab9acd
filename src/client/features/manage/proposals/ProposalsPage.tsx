import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { placeProposalQueries } from '#client/api/staff/place-proposals.ts'
import { ListPage } from '#client/layout/staff/ListPage.tsx'
import { useSession } from '#client/session/session.ts'
import { AddLink } from '../address/ManageLink.tsx'
import { ProposalRows } from './ProposalRows.tsx'

/** The places that the own supplier proposed, and what became of them; for an admin those of all. */
export function ProposalsPage() {
  const { t } = useLingui()
  const isAdmin = useSession().user?.type === 'admin'
  const query = useQuery(placeProposalQueries.list())
  return (
    <ListPage
      title={t`Proposed places`}
      act={!isAdmin && <AddLink to="proposals/new">{t`Propose a place`}</AddLink>}
      query={query}
      rows={query.data}
      failure={{
        title: t`The proposals could not be loaded`,
        offline: t`The proposals are not kept on this phone.`,
      }}
      height={320}
      empty={{
        title: t`Nothing proposed yet`,
        text: t`Is a place missing where you hand cars over? Propose it, and we will add it once we have checked it.`,
      }}
    >
      {(rows) => <ProposalRows proposals={rows} isDeciding={isAdmin} />}
    </ListPage>
  )
}
