import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Clock, X } from 'lucide-react'
import type { PlaceProposal } from '#contract/staff/site/place-proposals.ts'
import type { ProposalState } from '#domain/location/proposal.ts'
import * as styles from '#client/ui/List/List.css.ts'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { ManageRows } from '../address/ManageRows.tsx'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const proposalStates: Readonly<
  Record<ProposalState, { label: MessageDescriptor; tone: 'warning' | 'success' | 'neutral' }>
> = {
  open: { label: msg`Undecided`, tone: 'warning' },
  accepted: { label: msg`On the site`, tone: 'success' },
  declined: { label: msg`Declined`, tone: 'neutral' },
}

type ProposalRowsProps = {
  proposals: readonly PlaceProposal[]
  /** For admins each row leads to the decision; owners read what became of it. */
  isDeciding: boolean
}

/** Proposed places, each with what became of it. */
export function ProposalRows({ proposals, isDeciding }: ProposalRowsProps) {
  return (
    <ManageRows rows={proposals} to={isDeciding ? 'proposals/$id' : undefined}>
      {(proposal) => (
        <ProposalWords proposal={proposal} supplier={isDeciding ? proposal.supplier?.name : undefined} />
      )}
    </ManageRows>
  )
}

const icons: Readonly<Record<ProposalState, ReactNode>> = {
  open: <Clock size={14} aria-hidden />,
  accepted: <Check size={14} aria-hidden />,
  declined: <X size={14} aria-hidden />,
}

type ProposalWordsProps = { proposal: PlaceProposal; supplier?: string | undefined }

function ProposalWords({ proposal, supplier }: ProposalWordsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const dates = useDates()
  const { fields, state, reason, proposedAt, decidedAt } = proposal
  const { label, tone } = proposalStates[state]
  return (
    <span className={styles.text}>
      <span className={styles.title}>{fields.name[language]}</span>
      <span className={styles.quiet}>{fields.address[language]}</span>
      <span className={styles.quiet}>
        {[supplier, dates.day(Date.parse(decidedAt ?? proposedAt))].filter(Boolean).join(' · ')}
      </span>
      {reason !== null && (
        <span>
          <Trans>Reason: {reason}</Trans>
        </span>
      )}
      <span className={styles.badges}>
        <Badge tone={tone} icon={icons[state]}>
          {t(label)}
        </Badge>
      </span>
    </span>
  )
}
