import type { ReactNode } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Clock, X } from 'lucide-react'
import type { PlaceProposal } from '#contract/staff/site/place-proposals.ts'
import type { ProposalState } from '#domain/location/proposal.ts'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import * as styles from '#client/ui/List/List.css.ts'

type Look = { label: MessageDescriptor; tone: 'warning' | 'success' | 'neutral'; icon: ReactNode }

export const proposalLooks: Readonly<Record<ProposalState, Look>> = {
  open: { label: msg`Undecided`, tone: 'warning', icon: <Clock size={14} aria-hidden /> },
  accepted: { label: msg`On the site`, tone: 'success', icon: <Check size={14} aria-hidden /> },
  declined: { label: msg`Declined`, tone: 'neutral', icon: <X size={14} aria-hidden /> },
}

export function ProposalBadge({ state }: { state: ProposalState }) {
  const { t } = useLingui()
  const { label, tone, icon } = proposalLooks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {t(label)}
    </Badge>
  )
}

/** A proposed place that is decided, and what became of it. */
export function ProposalWords({ proposal }: { proposal: PlaceProposal }) {
  const language = useLanguage()
  const dates = useDates()
  const { fields, state, reason, proposedAt, decidedAt } = proposal
  return (
    <span className={styles.text}>
      <span className={styles.quiet}>{fields.address[language]}</span>
      <span className={styles.quiet}>{dates.day(Date.parse(decidedAt ?? proposedAt))}</span>
      {reason !== null && (
        <span>
          <Trans>Reason: {reason}</Trans>
        </span>
      )}
      <span className={styles.badges}>
        <ProposalBadge state={state} />
      </span>
    </span>
  )
}
