import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProposalState } from '#domain/location/proposal.ts'

export const proposalStates: Readonly<
  Record<ProposalState, { label: MessageDescriptor; tone: 'warning' | 'success' | 'neutral' }>
> = {
  open: { label: msg`Undecided`, tone: 'warning' },
  accepted: { label: msg`On the site`, tone: 'success' },
  declined: { label: msg`Declined`, tone: 'neutral' },
}
