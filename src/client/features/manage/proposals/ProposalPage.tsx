import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PlaceProposal } from '#contract/staff/site/place-proposals.ts'
import { locationQueries } from '#client/api/cars/locations.ts'
import { acceptPlaceProposal, placeProposalQueries } from '#client/api/staff/place-proposals.ts'
import { isRefused } from '#client/components/staff/is-refused.ts'
import { StaffForm } from '#client/components/staff/StaffForm.tsx'
import { useDraftForm } from '#client/components/staff/useDraftForm.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { useGoTo } from '../address/useManageAddress.ts'
import { draftOfPlace, parsePlace, PlaceDraft } from '../place-form/place-form.ts'
import { PlaceFormFields } from '../place-form/PlaceFormFields.tsx'
import { useRequiredPlace } from '../place-form/useRequiredPlace.ts'
import { DeclineProposal } from './DeclineProposal.tsx'
import { ProposalWords } from './ProposalWords.tsx'
import { RecordPage } from '#client/layout/staff/RecordPage.tsx'
import { PageHeading } from '#client/ui/Text/PageHeading.tsx'
import { AllLink } from '../address/ManageLink.tsx'

/** For admins: a proposed place is corrected and accepted, or declined. */
export function ProposalPage({ id }: { id: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  const query = useQuery(placeProposalQueries.list())
  const proposals = isRefused(query.error) ? undefined : query.data
  const proposal = proposals?.find(({ _id }) => _id === id)
  return (
    <RecordPage
      title={proposal?.fields.name[language] ?? t`Proposed place`}
      query={query}
      record={proposal}
      isGone={proposals !== undefined}
      gone={{
        title: t`There is no such proposal`,
        text: t`The address is wrong, or it is too old.`,
        back: <AllLink to="proposals">{t`Show all proposals`}</AllLink>,
      }}
      failure={{
        title: t`The proposals could not be loaded`,
        offline: t`The proposals are not kept on this phone.`,
      }}
    >
      {(found) => (
        <>
          <PageHeading>{found.fields.name[language]}</PageHeading>
          {found.state === 'open' ? (
            <Decision key={id} proposal={found} />
          ) : (
            <ProposalWords proposal={found} />
          )}
        </>
      )}
    </RecordPage>
  )
}

function Decision({ proposal }: { proposal: PlaceProposal }) {
  const { t } = useLingui()
  const goTo = useGoTo()
  const language = useLanguage()
  const places = useQuery(locationQueries.all()).data ?? []
  const { _id: id, fields: proposed, supplier } = proposal
  const form = useDraftForm({
    key: `staff-place-proposal-${id}`,
    schema: PlaceDraft,
    initial: draftOfPlace(proposed, 0),
    parse: (draft) => parsePlace(draft, language),
    send: (fields) => acceptPlaceProposal(id, fields),
    onSent: () => {
      showToast({ kind: 'success', text: t`The place is on the site. We let its owners know.` })
      void goTo('places', { replace: true })
    },
  })
  const { draft, problems, change } = form
  const required = useRequiredPlace()
  const by = supplier?.name
  return (
    <>
      <p>
        {by === undefined ? (
          <Trans>Proposed by an admin.</Trans>
        ) : (
          <Trans>Proposed by {by}. Correct what is wrong before you accept it.</Trans>
        )}
      </p>
      <StaffForm form={form} act={<Trans>Accept this place</Trans>} labels={required}>
        <PlaceFormFields draft={draft} problems={problems} onChange={change} places={places} own={null} />
      </StaffForm>
      <DeclineProposal proposal={proposal} />
    </>
  )
}
