import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { placeProposalQueries } from '#client/api/staff/place-proposals.ts'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { LoadState } from '#client/components/staff/LoadState.tsx'
import { Page } from '#client/layout/Page.tsx'
import { useSession } from '#client/session/session.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { Row, Stack } from '#client/ui/Stack/Stack.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { ManageLink } from '../address/ManageLink.tsx'
import { ProposalRows } from './ProposalRows.tsx'

/** The places that the own supplier proposed, and what became of them; for an admin those of all. */
export function ProposalsPage() {
  const { t } = useLingui()
  const isAdmin = useSession().user?.type === 'admin'
  const query = useQuery(placeProposalQueries.list())
  const proposals = isRefused(query.error) ? undefined : query.data
  return (
    <Page title={t`Proposed places`} width="wide" back>
      <Stack gap="s4">
        <Row wrap justify="between" align="center">
          <Text as="h1" size="displayM" tabIndex={-1}>
            <Trans>Proposed places</Trans>
          </Text>
          {!isAdmin && (
            <ManageLink to="proposals/new" className={buttonClass({ tone: 'primary', size: 'm' })}>
              <Trans>Propose a place</Trans>
            </ManageLink>
          )}
        </Row>
        {proposals === undefined ? (
          <LoadState
            query={query}
            title={t`The proposals could not be loaded`}
            offline={t`The proposals are not kept on this phone.`}
            height={320}
          />
        ) : proposals.length > 0 ? (
          <ProposalRows proposals={proposals} isDeciding={isAdmin} />
        ) : (
          <StateView
            kind="empty"
            title={t`Nothing proposed yet`}
            text={t`Is a place missing where you hand cars over? Propose it, and we will add it once we have checked it.`}
          />
        )}
      </Stack>
    </Page>
  )
}
