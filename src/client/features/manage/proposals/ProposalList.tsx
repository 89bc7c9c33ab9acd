import { Trans, useLingui } from '@lingui/react/macro'
import type { PlaceProposal } from '#contract/staff/site/place-proposals.ts'
import type { Language } from '#domain/language.ts'
import { proposalStates } from '#domain/location/proposal.ts'
import { headingsOf } from '#client/components/staff/list/heading-order.ts'
import { inOrder, ordersOf, type SortKey } from '#client/components/staff/list/in-order.ts'
import { unbroken } from '#client/components/staff/list/paper.css.ts'
import { WholeList } from '#client/components/staff/list/WholeList.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import type { Column } from '#client/ui/List/columns.ts'
import { longLine } from '#client/ui/List/List.css.ts'
import { ManageLink } from '../address/ManageLink.tsx'
import { ProposalBadge } from './ProposalWords.tsx'

const sorted = ['name', 'supplier', 'day', 'state'] as const
type SortColumn = (typeof sorted)[number]
type Order = SortColumn | `${SortColumn}-down`
export const proposalOrders = ordersOf(sorted)

const keysIn = (language: Language): Record<SortColumn, SortKey<PlaceProposal>> => ({
  name: ({ fields }) => fields.name[language],
  supplier: ({ supplier }) => supplier?.name ?? null,
  day: ({ proposedAt }) => Date.parse(proposedAt),
  state: ({ state }) => proposalStates.indexOf(state),
})

type ProposalListProps = {
  proposals: readonly PlaceProposal[]
  /** For admins each row leads to the decision; owners read what became of it. */
  isDeciding: boolean
  /** Open ones first where none is asked for. */
  order: Order | undefined
  onOrder: (order: Order | undefined) => void
  page: number | undefined
}

/** Proposed places, each with what became of it. */
export function ProposalList({ proposals, isDeciding, order, onOrder, page }: ProposalListProps) {
  const language = useLanguage()
  return (
    <WholeList
      rows={inOrder(proposals, order, keysIn(language), language)}
      columns={useProposalColumns({ isDeciding, order, onOrder })}
      kind="proposal"
      renderLink={({ _id }, inner) =>
        isDeciding ? <ManageLink to="proposals/$id" id={_id} {...inner} /> : null
      }
      page={page}
    />
  )
}

function useProposalColumns({
  isDeciding,
  order,
  onOrder,
}: Pick<ProposalListProps, 'isDeciding' | 'order' | 'onOrder'>): Column<PlaceProposal>[] {
  const { t } = useLingui()
  const dates = useDates()
  const language = useLanguage()
  const sortOf = headingsOf<SortColumn>(order, onOrder)
  return [
    {
      header: <Trans>Place</Trans>,
      cell: ({ fields }) => fields.name[language],
      sort: sortOf('name'),
      phone: { at: 'title' },
    },
    {
      header: <Trans>Address</Trans>,
      cell: ({ fields }) => (
        <span className={longLine} title={fields.address[language]}>
          {fields.address[language]}
        </span>
      ),
      phone: { at: 'line', text: ({ fields }) => fields.address[language] },
    },
    ...(isDeciding
      ? [
          {
            header: <Trans>Supplier</Trans>,
            cell: ({ supplier }: PlaceProposal) => supplier?.name,
            sort: sortOf('supplier'),
            phone: { at: 'line' } as const,
          },
        ]
      : []),
    {
      header: <Trans>Proposed</Trans>,
      cell: ({ proposedAt }) => <span className={unbroken}>{dates.day(Date.parse(proposedAt))}</span>,
      sort: sortOf('day'),
      phone: { at: 'line' },
    },
    {
      header: <Trans>Status</Trans>,
      cell: ({ state }) => <ProposalBadge state={state} />,
      sort: sortOf('state'),
      phone: { at: 'badges' },
    },
    {
      header: <Trans>Reason</Trans>,
      cell: ({ reason }) => reason,
      phone: { at: 'line', text: ({ reason }) => reason !== null && t`Reason: ${reason}` },
    },
  ]
}
