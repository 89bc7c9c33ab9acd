// Cars from a spreadsheet.

import {
  checkCarTable,
  getCarTableModel,
  importCarTable,
  maximumTableBytes,
  type CarTableCheck,
} from '#contract/staff/fleet/car-table.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { currentQueryClient } from '#client/api/query-client.ts'
import { upload } from '#client/api/upload.ts'
import { renewCalendar } from '#client/api/bookings/staff-calendar.ts'

export const tableMegabytes = maximumTableBytes / (1024 * 1024)

/** An empty table with an example. */
export const modelAddress = getCarTableModel.path

export type TableFile = { file: File; supplier: string | undefined }

/** What the table would do, and what is wrong with it. Throws one of `tableFailures`. */
export async function checkTable({ file, supplier }: TableFile): Promise<CarTableCheck> {
  if (file.size > maximumTableBytes) throw new CallFailure('file-too-large')
  return upload(checkCarTable, { file, query: { supplier } })
}

/** Writes what was checked, all of it or nothing. Throws `changed-meanwhile` when it would do something else by now. */
export async function importTable(
  { file, supplier }: TableFile,
  plan: string,
): Promise<ResponseOf<typeof importCarTable>> {
  const done = await upload(importCarTable, { file, query: { supplier, plan } })
  void currentQueryClient().invalidateQueries({ queryKey: ['staff'] })
  void renewCalendar()
  return done
}
