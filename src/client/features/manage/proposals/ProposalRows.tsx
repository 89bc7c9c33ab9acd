import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, ChevronRight, Clock, X } from 'lucide-react'
import type { PlaceProposal } from '#contract/staff/site/place-proposals.ts'
import type { ProposalState } from '#domain/location/proposal.ts'
import * as styles from '#client/components/staff/list/rows.css.ts'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { cardRows } from '#client/ui/Card/card.css.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { ManageLink } from '../address/ManageLink.tsx'
import { proposalStates } from './proposal-labels.ts'

type ProposalRowsProps = {
  proposals: readonly PlaceProposal[]
  /** For admins each row leads to the decision; owners read what became of it. */
  isDeciding: boolean
}

/** Proposed places, each with what became of it. */
export function ProposalRows({ proposals, isDeciding }: ProposalRowsProps) {
  return (
    <ul className={cardRows}>
      {proposals.map((proposal) => (
        <li key={proposal._id} className={styles.item}>
          {isDeciding ? (
            <ManageLink to="proposals/$id" id={proposal._id} className={styles.row}>
              <ProposalWords proposal={proposal} supplier={proposal.supplier?.name} />
              <ChevronRight className={styles.chevron} size={20} strokeWidth={1.5} aria-hidden />
            </ManageLink>
          ) : (
            <div className={styles.row}>
              <ProposalWords proposal={proposal} />
            </div>
          )}
        </li>
      ))}
    </ul>
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
      <span className={styles.car}>{fields.name[language]}</span>
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
