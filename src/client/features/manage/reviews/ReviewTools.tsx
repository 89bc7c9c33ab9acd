import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { staffReviewOrders, type StaffReviewOrder } from '#contract/staff/reviews.ts'
import type { TextState } from '#domain/review/review.ts'
import { SupplierChoice } from '#client/components/staff/SupplierChoice.tsx'
import { useSession } from '#client/session/session.ts'
import { Select } from '#client/ui/Select/Select.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import type { ReviewsSearch } from './reviews-search.ts'

const all = 'all'

const orderLabels: Record<StaffReviewOrder, MessageDescriptor> = {
  newest: msg`Newest first`,
  oldest: msg`Oldest first`,
  worst: msg`Fewest stars first`,
  best: msg`Most stars first`,
}

type ReviewToolsProps = {
  search: ReviewsSearch
  /** How many texts wait. */
  waiting: number
  onChange: (change: Partial<ReviewsSearch>) => void
}

/** Which texts, of whom, and which of them first: a review is no row of a table that headings could sort. */
export function ReviewTools({ search, waiting, onChange }: ReviewToolsProps) {
  const { t } = useLingui()
  const isAdmin = useSession().user?.type === 'admin'
  const { state = all, supplier, order = 'newest' } = search
  return (
    <Row wrap align="end">
      <Select<TextState | typeof all>
        label={t`Texts`}
        value={state}
        options={[
          { value: all, label: t`All reviews` },
          { value: 'waiting', label: waiting > 0 ? t`Waiting (${waiting})` : t`Waiting` },
          { value: 'shown', label: t`Shown` },
          { value: 'hidden', label: t`Hidden` },
        ]}
        onChange={(value) => onChange({ state: value === all ? undefined : value })}
      />
      {isAdmin && (
        <SupplierChoice supplier={supplier} onChange={(chosen) => onChange({ supplier: chosen })} />
      )}
      <Select<StaffReviewOrder>
        label={t`Order`}
        value={order}
        options={staffReviewOrders.map((value) => ({ value, label: t(orderLabels[value]) }))}
        onChange={(value) => onChange({ order: value === 'newest' ? undefined : value })}
      />
    </Row>
  )
}
