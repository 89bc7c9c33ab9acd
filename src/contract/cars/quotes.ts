// A price as it travels: lines that sum to the total, in whole XAF.

import * as v from 'valibot'
import { extras } from '#domain/rental/extras.ts'
import { rateKinds } from '#domain/rental/tariff.ts'
import { Amount } from '../fields.ts'

export const Extra = v.picklist(extras)

export const QuoteLine = v.variant('kind', [
  v.object({ kind: v.picklist([...rateKinds, 'season']), count: v.number(), amount: Amount }),
  v.object({ kind: v.literal('extra'), extra: Extra, count: v.number(), amount: Amount }),
  v.object({ kind: v.literal('discount'), count: v.literal(1), amount: Amount }),
])

export const Quote = v.object({ days: v.number(), lines: v.array(QuoteLine), total: Amount })
