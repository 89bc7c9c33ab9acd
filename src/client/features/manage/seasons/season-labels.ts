// The words for seasons: how they change a price, and the public holidays of Cameroon.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Holiday } from '#domain/rental/holidays.ts'
import type { Way } from './season-form.ts'

export const wayLabels: Readonly<Record<Way, MessageDescriptor>> = {
  dearer: msg`Dearer by a percentage`,
  cheaper: msg`Cheaper by a percentage`,
  price: msg`One price a day`,
}

export const holidayLabels: Readonly<Record<Holiday, MessageDescriptor>> = {
  'new-year': msg`New Year`,
  'youth-day': msg`Youth Day`,
  'good-friday': msg`Good Friday`,
  easter: msg`Easter`,
  'labour-day': msg`Labour Day`,
  ascension: msg`Ascension`,
  'national-day': msg`National Day`,
  assumption: msg`Assumption`,
  christmas: msg`Christmas`,
}
