import { useQuery } from '@tanstack/react-query'
import { Plural } from '@lingui/react/macro'
import { placeProposalQueries } from '#client/api/staff/place-proposals.ts'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { ManageLink } from '../address/ManageLink.tsx'

/** Above the list of places, the way to what owners proposed. Renders nothing when there are no proposals at all. */
export function OpenProposals() {
  const proposals = useQuery(placeProposalQueries.list()).data ?? []
  const open = proposals.filter(({ state }) => state === 'open').length
  if (proposals.length === 0) return null
  return (
    <Row wrap>
      {open > 0 ? (
        <ManageLink
          to="proposals"
          search={{ state: 'open' }}
          className={buttonClass({ tone: 'outline', size: 'm' })}
        >
          <Plural value={open} one="Decide on # proposed place" other="Decide on # proposed places" />
        </ManageLink>
      ) : (
        <ManageLink to="proposals" className={buttonClass({ tone: 'quiet', size: 'm' })}>
          <Plural value={proposals.length} one="Show # decided proposal" other="Show # decided proposals" />
        </ManageLink>
      )}
    </Row>
  )
}
