// Suppliers by their staff: invited, changed by two, joined and left.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffSupplier } from '#contract/staff/people/suppliers.ts'
import { firstAdminPath } from '#server/core/accounts/first-admin/first-admin.ts'
import { usualLimits } from '#server/platform/http/limits/usual-limits.ts'
import { linkIn, newMails } from '#tests/support/account-mails.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let admin: Ask
let owner: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  admin = await server.as('admin@wouri.example')
  owner = await server.as('mboa-prestige@wouri.example')
})
afterAll(() => server.close())

const path = '/api/staff/suppliers'
const password = 'mount-fako-4040'
const read = async (ask: Ask, id: string) => (await ask('GET', `${path}/${id}`)).json<StaffSupplier>()
const invited = { fullName: 'Ebelle Martine', phone: '+237671234567', language: 'fr' }

/** What a form sends back of what it was shown. */
function termsOf({ whatsapp, version: was, ...supplier }: StaffSupplier) {
  const { name, phone, email, about, payLater, counterMethods } = supplier
  const { partPaymentPercent, minimumRentalDays, turnaroundMinutes } = supplier
  const terms = { name, phone, email, about, payLater, counterMethods }
  return { ...terms, whatsapp, partPaymentPercent, minimumRentalDays, turnaroundMinutes, was }
}

test('a supplier is invited by mail, its owner chooses a password and manages it; sent twice it is one', async () => {
  const body = { _id: 'nkam', name: 'Nkam Drive', email: 'martine@nkam.example', ...invited }
  for (const _time of [1, 2]) expect((await admin('POST', path, { payload: body })).statusCode).toBe(201)
  const made = await read(admin, 'nkam')
  expect(made).toMatchObject({
    name: 'Nkam Drive',
    isInvited: true,
    cars: 0,
    payLater: true,
    partPaymentPercent: 0,
  })
  expect(made.people).toMatchObject([{ fullName: 'Ebelle Martine', kind: 'owner', isInvited: true }])
  const taken = await admin('POST', path, { payload: { ...body, _id: 'nkam-2' } })
  expect([taken.statusCode, taken.json()]).toMatchObject([409, { fields: { email: 'email-registered' } }])

  const [mail, ...others] = await newMails(server)
  expect([mail?.to, mail?.subject, others]).toEqual([
    'martine@nkam.example',
    'Votre invitation sur Wouri',
    [],
  ])
  const { token } = linkIn(mail!)
  const opened = await server.visitor()('POST', '/api/activate', {
    payload: { userId: 'nkam', token, password },
  })
  expect(opened.statusCode).toBe(200)
  const martine = await server.as('martine@nkam.example')
  expect((await read(martine, 'nkam')).isInvited).toBe(false)
  expect((await martine('GET', `${path}/mboa-prestige`)).statusCode).toBe(404)
  expect((await martine('GET', path)).statusCode).toBe(403)
})

test('of two who change the terms the second is told; limits are an admin’s, and drivers read the change', async () => {
  const shown = await read(owner, 'mboa-prestige')
  const terms = { ...termsOf(shown), minimumRentalDays: 2, turnaroundMinutes: 60 }
  const send = (ask: Ask, payload: object) => ask('POST', `${path}/mboa-prestige`, { payload })
  const limits = { markupPercent: 10, carLimit: 50 }
  expect((await send(owner, { ...terms, limits })).statusCode).toBe(403)
  expect((await send(owner, terms)).statusCode).toBe(200)
  expect((await send(admin, { ...terms, limits })).json()).toMatchObject({ code: 'changed-meanwhile' })
  const again = { ...terms, was: shown.version + 1, limits }
  expect((await send(admin, again)).json()).toMatchObject({ ...limits, turnaroundMinutes: 60 })
  const wrong = await send(owner, { ...terms, was: shown.version + 2, partPaymentPercent: 101, phone: 'x' })
  expect(wrong.json()).toMatchObject({
    fields: { partPaymentPercent: 'invalid-input', phone: 'invalid-phone' },
  })
  const listed = (await server.visitor()('GET', '/api/supplier-terms'))
    .json<{ _id: string; minimumRentalDays: number }[]>()
    .find(({ _id }) => _id === 'mboa-prestige')
  expect(listed!.minimumRentalDays).toBe(2)
})

test('somebody joins the staff and leaves it; the last owner and oneself stay', async () => {
  const people = `${path}/mboa-prestige/people`
  const body = { _id: 'paul', kind: 'desk', email: 'paul@mboa.example', ...invited }
  expect((await owner('POST', people, { payload: body })).statusCode).toBe(201)
  const [mail] = await newMails(server)
  const { token } = linkIn(mail!)
  await server.visitor()('POST', '/api/activate', { payload: { userId: 'paul', token, password } })
  const paul = await server.as('paul@mboa.example')
  expect((await paul('GET', '/api/staff/today')).statusCode).toBe(200)
  expect((await paul('GET', `${path}/mboa-prestige`)).statusCode).toBe(403)
  const again = await owner('POST', `${path}/mboa-prestige/invitation`, { payload: { person: 'paul' } })
  expect(again.json()).toEqual({ isSent: false })

  const remove = (ask: Ask, person: string) => ask('DELETE', `${people}?person=${person}`)
  for (const _time of [1, 2]) expect((await remove(owner, 'paul')).statusCode).toBe(200)
  expect((await paul('GET', '/api/staff/today')).statusCode).toBe(403)
  for (const ask of [owner, admin])
    expect((await remove(ask, 'mboa-prestige')).json()).toMatchObject({ code: 'not-possible-now' })
})

test('to one mailbox three invitations leave in an hour, the first one among them', async () => {
  const limited = await startServer({ ...noLimits, mailsTo: usualLimits.mailsTo })
  const boss = await limited.as('mboa-prestige@wouri.example')
  const stranger = await limited.as('grassfields-auto@wouri.example')
  const body = { _id: 'judith', kind: 'desk', email: 'judith@mboa.example', ...invited }
  const invite = () => boss('POST', `${path}/mboa-prestige/people`, { payload: body })
  const again = (ask = boss) =>
    ask('POST', `${path}/mboa-prestige/invitation`, { payload: { person: 'judith' } })
  // What sends no mail is not counted: the same request sent again, and what another supplier asks for.
  for (const _time of [1, 2, 3]) expect((await invite()).statusCode).toBe(201)
  for (const _time of [1, 2, 3]) expect((await again(stranger)).statusCode).toBe(404)
  for (const _time of [1, 2]) expect((await again()).json()).toEqual({ isSent: true })
  const refused = await again()
  expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: 'too-many-requests' }])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await invite()).statusCode).toBe(201)
  await limited.db.deleteFrom('staff_seats').where('user_id', '=', 'judith').execute()
  await limited.db.deleteFrom('users').where('id', '=', 'judith').execute()
  expect((await invite()).statusCode).toBe(429)
  expect(
    await limited.db.selectFrom('users').select('id').where('id', '=', 'judith').executeTakeFirst(),
  ).toBeUndefined()
  await limited.close()
})

test('a supplier invites twenty people an hour, whoever of it asks and however many mailboxes there are', async () => {
  const limited = await startServer({ ...noLimits, invitations: { points: 3, seconds: 3600 } })
  const boss = await limited.as('mboa-prestige@wouri.example')
  const admin = await limited.as('admin@wouri.example')
  const statuses: number[] = []
  for (const [at, ask] of [boss, admin, boss, admin].entries()) {
    const body = { _id: `new-${at}`, kind: 'desk', email: `new-${at}@mboa.example`, ...invited }
    statuses.push((await ask('POST', `${path}/mboa-prestige/people`, { payload: body })).statusCode)
  }
  expect(statuses).toEqual([201, 201, 201, 429])
  const again = await boss('POST', `${path}/mboa-prestige/invitation`, { payload: { person: 'new-0' } })
  expect(again.statusCode).toBe(429)
  await limited.close()
})

test('whoever was taken off a staff gets no new link', async () => {
  const boss = await server.as('mboa-prestige@wouri.example')
  const body = { _id: 'leaver', kind: 'desk', email: 'leaver@mboa.example', ...invited }
  await boss('POST', `${path}/mboa-prestige/people`, { payload: body })
  const resend = () => server.visitor()('POST', '/api/resend/frontend/leaver@mboa.example/false')
  const links = () =>
    server.db.selectFrom('account_links').select('id').where('user_id', '=', 'leaver').execute()
  expect((await resend()).statusCode).toBe(200)
  expect(await links()).toHaveLength(1)
  await boss('DELETE', `${path}/mboa-prestige/people?person=leaver`)
  expect((await resend()).statusCode).toBe(204)
  expect(await links()).toEqual([])
})

test('of ten who use the link of the first admin at once, one is the admin', async () => {
  expect(await firstAdminPath(server.db, server.clock.now)).toBe(null)
  await server.db.updateTable('users').set({ type: 'user' }).where('type', '=', 'admin').execute()
  const link = await firstAdminPath(server.db, server.clock.now)
  const token = new URL(link!, 'http://localhost').searchParams.get('t')
  const use = (at: number, sent = token) =>
    server.visitor()('POST', '/api/first-admin', {
      payload: {
        token: sent,
        fullName: 'Eyango Solange',
        email: `admin-${at}@wouri.example`,
        password,
        language: 'fr',
      },
    })
  expect((await use(0, 'another')).statusCode).toBe(204)
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => use(at)))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 204)).toHaveLength(9)
  const winner = statuses.indexOf(200)
  const first = await server.as(`admin-${winner}@wouri.example`)
  expect((await first('GET', path)).statusCode).toBe(200)
  const made = server.db.selectFrom('audit').selectAll().where('action', '=', 'became-admin')
  expect((await made.execute()).map(({ actor, entity_id: id }) => actor === id)).toEqual([true])
  expect((await use(11)).statusCode).toBe(204)
})

test('what is asked when keys leave and return is its owner’s to say, and stays where a form does not say it', async () => {
  const id = 'mboa-prestige'
  const before = await read(owner, id)
  expect(before.handover).toMatchObject({ requiredPictures: 4, graceMinutes: 59, pricePerEighth: 0 })
  const handover = {
    requiredPictures: 2,
    checklist: ['jack', 'Second key'],
    graceMinutes: 30,
    pricePerEighth: 6000,
    cleaningPrice: 10_000,
    depositMethods: ['cash'],
  }
  const payload = { ...termsOf(before), handover }
  expect((await owner('POST', `${path}/${id}`, { payload })).statusCode).toBe(200)
  const after = await read(owner, id)
  expect(after.handover).toEqual(handover)
  await owner('POST', `${path}/${id}`, { payload: termsOf(after) })
  expect((await read(owner, id)).handover).toEqual(handover)
  for (const [field, wrong] of [
    ['requiredPictures', 7],
    ['depositMethods', []],
    ['checklist', ['jack', 'jack']],
  ] as const) {
    const refused = await owner('POST', `${path}/${id}`, {
      payload: { ...payload, handover: { ...handover, [field]: wrong } },
    })
    expect(Object.keys(refused.json<{ fields: object }>().fields)).toEqual([`handover.${field}`])
  }
})

test('an invitation is taken along as a link: in the language of who is invited, for seven days, until a password is set', async () => {
  const invite = { _id: 'solange', kind: 'desk', email: 'solange@mboa.example', ...invited, language: 'es' }
  expect((await owner('POST', `${path}/mboa-prestige/people`, { payload: invite })).statusCode).toBe(201)
  const [mail] = await newMails(server)
  expect(mail!.text).toContain('Mboa Prestige')
  expect(mail!.text).toContain('7 días')
  const link = async (ask = owner) =>
    (await ask('POST', `${path}/mboa-prestige/invitation-link`, { payload: { person: 'solange' } })).json<{
      link: { url: string; language: string } | null
      isMailed: boolean
    }>()
  const { link: made, isMailed } = await link()
  expect([made!.language, isMailed]).toEqual(['es', true])
  const { pathname, searchParams } = new URL(made!.url)
  expect([pathname, searchParams.get('l'), searchParams.get('e')]).toEqual(['/activate', 'es', invite.email])
  const stranger = await server.as('grassfields-auto@wouri.example')
  expect(await link(stranger)).toEqual({ code: 'not-found' })

  // Six days later both links open; the one taken along sets the password, and then neither does.
  server.clock.now += 6 * 24 * 3_600_000
  const activate = (token: string) =>
    server.visitor()('POST', '/api/activate', { payload: { userId: 'solange', token, password } })
  expect((await activate(searchParams.get('t')!)).statusCode).toBe(200)
  expect((await activate(linkIn(mail!).token)).statusCode).toBe(204)
  expect(await link(await server.as('mboa-prestige@wouri.example'))).toMatchObject({ link: null })
})

test('a link that was taken along ends with the seat', async () => {
  const invite = { _id: 'rigobert', kind: 'desk', email: 'rigobert@mboa.example', ...invited }
  const boss = await server.as('mboa-prestige@wouri.example')
  await boss('POST', `${path}/mboa-prestige/people`, { payload: invite })
  const made = await boss('POST', `${path}/mboa-prestige/invitation-link`, {
    payload: { person: 'rigobert' },
  })
  const token = new URL(made.json<{ link: { url: string } }>().link.url).searchParams.get('t')!
  await boss('DELETE', `${path}/mboa-prestige/people?person=rigobert`)
  const payload = { userId: 'rigobert', token, password }
  expect((await server.visitor()('POST', '/api/activate', { payload })).statusCode).toBe(204)
})
