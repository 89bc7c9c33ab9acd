// One sentence for each code, which says what to do. Texts of the specification are in failures/, byte for byte.

import type { I18n, MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import { maximumUploadBytes } from '#contract/upload.ts'
import { longestRentalDays, monthsAhead } from '#domain/rental/time-rules.ts'
import { failuresEverywhere } from './failures/everywhere.ts'
import type { DeferredFailure } from './failures/deferred.ts'
import type { ShownFailure } from './failures/shown-failure.ts'

export type { ShownFailure } from './failures/shown-failure.ts'

const known: Partial<Record<ShownFailure, MessageDescriptor>> = { ...failuresEverywhere }

/** Called when the words of a further part are on their way: its screens can say more. */
export function learnFailures(later: Record<DeferredFailure, MessageDescriptor>): void {
  Object.assign(known, later)
}

/** What the numbers are when a caller does not say: the site's own, as the settings begin. */
const usualCounts: Partial<Record<ShownFailure, number>> = {
  'too-young': 21,
  'pick-up-too-soon': 3,
  'rental-too-short': 3,
  'pick-up-too-far': monthsAhead,
  'rental-too-long': longestRentalDays,
  'file-too-large': maximumUploadBytes / (1024 * 1024),
}

/** A code whose text belongs to a catalog that is not loaded is a bug of ours; it shows the general sentence. */
function sentenceOf(code: ShownFailure, { messages }: I18n): MessageDescriptor {
  const sentence = known[code]
  return sentence && sentence.id in messages ? sentence : failuresEverywhere.unexpected
}

export function useFailureText(): (code: ShownFailure, count?: number) => string {
  const { i18n, _ } = useLingui()
  return useCallback(
    (code, count = usualCounts[code]) => _({ ...sentenceOf(code, i18n), values: { count } }),
    [i18n, _],
  )
}
