// A place that somebody proposes, until an admin has decided.

export const proposalStates = ['open', 'accepted', 'declined'] as const
export type ProposalState = (typeof proposalStates)[number]
