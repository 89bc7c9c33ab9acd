import type { StaffBooking } from '#contract/staff/bookings.ts'
import type { InspectionKind } from '#domain/inspection/inspection.ts'
import type { Change } from '../draft/useWalk.ts'
import type { WalkDraft } from '../draft/walk-draft.ts'
import type { WalkTerms } from '../walk-terms.ts'

export type StepProps = {
  kind: InspectionKind
  booking: StaffBooking
  draft: WalkDraft
  terms: WalkTerms
  change: Change
}
