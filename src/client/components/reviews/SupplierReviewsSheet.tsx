import { useLingui } from '@lingui/react/macro'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { ReviewList } from './ReviewList.tsx'

type SupplierReviewsSheetProps = { supplier: { _id: string; name: string }; onClose: () => void }

/** What drivers said of a supplier. */
export function SupplierReviewsSheet({ supplier, onClose }: SupplierReviewsSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open onClose={onClose} side="center" title={supplier.name} closeLabel={t`Close`}>
      <ReviewList of={{ kind: 'supplier', id: supplier._id }} />
    </Sheet>
  )
}
