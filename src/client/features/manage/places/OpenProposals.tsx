import { useQuery } from '@tanstack/react-query'
import { Plural, Trans } from '@lingui/react/macro'
import { placeProposalQueries } from '#client/api/staff/place-proposals.ts'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { ManageLink } from '../address/ManageLink.tsx'
import { ProposalRows } from '../proposals/ProposalRows.tsx'

/** Above the list of places: the proposals of owners that are still open. Renders nothing when there are no proposals at all. */
export function OpenProposals() {
  const proposals = useQuery(placeProposalQueries.list()).data ?? []
  const open = proposals.filter(({ state }) => state === 'open')
  const decided = proposals.length - open.length
  if (proposals.length === 0) return null
  return (
    <Stack gap="s3">
      <Text as="h2" size="titleM">
        <Trans>Proposed by owners</Trans>
      </Text>
      {open.length > 0 ? (
        <ProposalRows proposals={open} isDeciding />
      ) : (
        <p>
          <Trans>No proposals waiting.</Trans>
        </p>
      )}
      {decided > 0 && (
        <ManageLink to="proposals" className={buttonClass({ tone: 'quiet' })}>
          <Plural value={decided} one="Show # decided proposal" other="Show # decided proposals" />
        </ManageLink>
      )}
    </Stack>
  )
}
