import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { noAddress } from '#domain/people/no-address.ts'
import { minute } from '#domain/rental/period.ts'
import { workBatch } from '#server/platform/jobs/outbox/work.ts'
import { noLimits } from '#tests/support/limits.ts'
import { collect, origin } from '#tests/support/outbox.ts'
import { wordsOf } from '#tests/support/pdf.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aStaffBooking } from '#tests/support/staff.ts'
import { sendRecordPaper } from './record-paper.ts'

let server: TestServer
let owner: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  owner = await server.as('mboa-prestige@wouri.example')
})
afterAll(() => server.close())

/** A walk around the car of a booking; returns the booking. */
async function aWalk(change: object = {}): Promise<string> {
  const id = await aStaffBooking(server, 'handOverCar')
  await server.db
    .updateTable('bookings')
    .set({ language: 'fr', ...change })
    .where('id', '=', id)
    .execute()
  const { body } = endpoints['recordInspection']!.example(server.clock.now) as { body: object }
  const payload = { ...body, _id: randomUUID(), damages: [] }
  expect((await owner('POST', `/api/staff/bookings/${id}/inspections`, { payload })).statusCode).toBe(201)
  return id
}

async function mailsAfter(minutes: number) {
  const mail = collect()
  const now = () => server.clock.now + minutes * minute
  const handlers = { 'record-sealed': sendRecordPaper({ store: server, mail, origin, now }) }
  const onError = (problem: string) => {
    throw new Error(problem)
  }
  while ((await workBatch({ db: server.db, handlers, now, onError })) > 0);
  return mail.mails
}

test('the driver gets the contract in their language once the record stands, and once', async () => {
  const id = await aWalk()
  expect(await mailsAfter(10)).toEqual([])
  const [mail, ...others] = await mailsAfter(12)
  expect(others).toEqual([])
  expect(mail!.subject).toMatch(/^Contrat de location, /)
  expect(mail!.text).toContain(`${origin}/booking?b=${id}`)
  const [paper] = mail!.attachments
  expect(paper!.filename).toMatch(/^wouri-\w+-contract\.pdf$/)
  expect(wordsOf(paper!.content as Buffer)).toContain('Contrat de location')
  expect(await mailsAfter(13)).toEqual([])
})

test('what was undone is not sent, and who has no address gets nothing', async () => {
  const undone = await aWalk()
  await owner('POST', `/api/staff/bookings/${undone}/handover/undo`, { payload: {} })
  await aWalk({ driver_email: noAddress('x1') })
  expect(await mailsAfter(12)).toEqual([])
})
