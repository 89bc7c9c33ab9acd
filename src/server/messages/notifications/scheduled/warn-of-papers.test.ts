import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NotificationPage } from '#contract/site/notifications.ts'
import { languages } from '#domain/language.ts'
import type { PaperKind } from '#domain/papers/paper.ts'
import { addDays, day, dayOf } from '#domain/rental/period.ts'
import { workBatch } from '#server/platform/jobs/outbox/work.ts'
import { sendPaperWarning } from '#server/documents/mail/papers/paper-warning.ts'
import { collect, origin } from '#tests/support/outbox.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { aCar, aSeat } from '#tests/support/staff.ts'
import { warnOfPapers } from './warn-of-papers.ts'

const owner = 'mboa-prestige'
let server: TestServer
let start: number
beforeAll(async () => {
  server = await startServer()
  start = server.clock.now
  // People at the desk are not notified.
  await aSeat(server.db, owner, 'desk')
})
afterAll(() => server.close())

/** Of a car of its own; valid until so many days from the start. */
async function aPaper(inDays: number): Promise<{ id: string; car: string }> {
  const car = await aCar(server.db)
  return { id: await keep({ car_id: car, kind: 'insurance' }, inDays), car }
}
async function keep(of: { car_id: string | null; kind: PaperKind }, inDays: number): Promise<string> {
  const id = randomUUID()
  await server.db
    .insertInto('papers')
    .values({
      id,
      supplier_id: owner,
      ...of,
      number: 'AC 2027 77',
      valid_until: addDays(dayOf(start), inDays),
      file: null,
      added_at: new Date(start),
      replaced_at: null,
    })
    .execute()
  return id
}
const told = async (paper: string) => {
  const rows = server.db.selectFrom('notifications').selectAll().where('paper_id', '=', paper)
  return (await rows.orderBy('created_at').execute()).map(({ user_id, dedupe }) => `${user_id} ${dedupe}`)
}
const roundAfter = async (days: number) => {
  server.clock.now = start + days * day
  return warnOfPapers(server.db, server.clock.now)
}
async function mails() {
  const mail = collect()
  const handlers = { 'paper-expiring': sendPaperWarning({ db: server.db, mail, origin }) }
  const onError = (problem: string) => {
    throw new Error(problem)
  }
  while ((await workBatch({ db: server.db, handlers, now: () => server.clock.now, onError })) > 0);
  return mail.mails
}

test('owners are told 30, 7 and 1 days before, once each, however often the job runs', async () => {
  const { id } = await aPaper(40)
  const heard: string[][] = []
  for (const days of [9, 10, 11, 33, 35, 39, 40, 41]) {
    await Promise.all([roundAfter(days), roundAfter(days)])
    heard.push((await told(id)).map((each) => each.replace(`${owner} `, '')))
  }
  expect(heard).toEqual([
    [],
    ['30'],
    ['30'],
    ['30', '7'],
    ['30', '7'],
    ['30', '7', '1'],
    ['30', '7', '1'],
    ['30', '7', '1'],
  ])
  await mails()
})

test('who adds a paper that expires soon is not told at once; a renewed one and a retired car are left alone', async () => {
  const [soon, renewed, retired] = [await aPaper(20), await aPaper(40), await aPaper(40)]
  await server.db
    .updateTable('cars')
    .set({ available: false, retired_at: new Date(start) })
    .where('id', '=', retired.car)
    .execute()
  await server.db
    .updateTable('papers')
    .set({ replaced_at: new Date(start) })
    .where('id', '=', renewed.id)
    .execute()
  await roundAfter(12)
  expect([await told(soon.id), await told(renewed.id), await told(retired.id)]).toEqual([[], [], []])
  await roundAfter(14)
  expect(await told(soon.id)).toEqual([`${owner} 7`])
  await mails()
})

test.each(languages)('the mail and the row in the app are in the owner’s language: %s', async (language) => {
  await server.db.updateTable('users').set({ language }).where('id', '=', owner).execute()
  const { id, car } = await aPaper(40)
  await roundAfter(12)
  const mail = (await mails()).find(({ text }) => text.includes(`/staff/cars/${car}?l=${language}#papers`))
  expect(mail).toMatchObject({ to: `${owner}@wouri.example`, language })
  expect(mail!.text).toContain('AC 2027 77')
  expect(mail!.text + mail!.html).not.toContain('undefined')
  if (language === 'fr') expect(mail!.text).not.toMatch(/[\wé] ?[!?;](\s|$)|[\wé]: |'/)
  const ask = await server.as(`${owner}@wouri.example`)
  const [page] = (await ask('GET', `/api/Notifications/${owner}/1/100`)).json<NotificationPage>()
  const row = page.resultData.find(({ path }) => path === `/staff/cars/${car}#papers`)!
  expect(row).toMatchObject({
    kind: 'paper-expiring',
    booking: null,
    reference: null,
    paper: { kind: 'insurance' },
  })
  expect(mail!.text).toContain(row.message)
  await server.db.deleteFrom('papers').where('id', '=', id).execute()
})

test.each(languages)('a paper of the supplier itself is warned of by its name: %s', async (language) => {
  await server.db.updateTable('users').set({ language }).where('id', '=', owner).execute()
  const id = await keep({ car_id: null, kind: 'tax-certificate' }, 40)
  await roundAfter(12)
  expect(await told(id)).toEqual([`${owner} 30`])
  const path = '/staff/manage/own-supplier#verification'
  const mail = (await mails()).find(({ text }) => text.includes(path.replace('#', `?l=${language}#`)))
  expect(mail!.subject).toContain('Mboa Prestige')
  expect(mail!.text + mail!.html).not.toContain('undefined')
  if (language === 'fr') expect(mail!.text).not.toMatch(/[\wé] ?[!?;](\s|$)|[\wé]: |'/)
  const ask = await server.as(`${owner}@wouri.example`)
  const [page] = (await ask('GET', `/api/Notifications/${owner}/1/100`)).json<NotificationPage>()
  const row = page.resultData.find((each) => each.path === path)!
  expect(row).toMatchObject({ car: { name: 'Mboa Prestige' }, paper: { kind: 'tax-certificate' } })
  expect(mail!.text).toContain(row.message)
  await server.db.deleteFrom('papers').where('id', '=', id).execute()
})

test('a mail that waited is not sent about a paper that was renewed meanwhile, nor to who wants none', async () => {
  const { id } = await aPaper(40)
  await roundAfter(12)
  await server.db
    .updateTable('papers')
    .set({ replaced_at: new Date(start) })
    .where('id', '=', id)
    .execute()
  const other = await aPaper(40)
  await server.db
    .updateTable('users')
    .set({ muted_kinds: ['paper-expiring'] })
    .where('id', '=', owner)
    .execute()
  await roundAfter(12)
  expect(await told(other.id)).toEqual([`${owner} 30`])
  expect(await mails()).toEqual([])
})
