import type { Generated } from 'kysely'
import type { DepositKind, DepositMethod } from '#domain/deposit/ledger.ts'

/** The table of 0102-security-deposits.sql: lines are added, never changed. */
export type DepositLinesTable = {
  id: string
  booking_id: string
  kind: DepositKind
  amount: number
  method: DepositMethod | null
  reference: string | null
  reason: string | null
  reverses: string | null
  /** 0107-after-the-return.sql: the charge that what is kept pays. */
  charge_id: Generated<string | null>
  recorded_by: string
  recorded_at: Date
  position: Generated<string>
}
