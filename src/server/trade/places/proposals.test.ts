import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Location } from '#contract/cars/locations.ts'
import type { NotificationPage } from '#contract/site/notifications.ts'
import { createStaffPlace } from '#contract/staff/site/places.ts'
import type { PlaceProposal } from '#contract/staff/site/place-proposals.ts'
import type { StaffToday } from '#contract/staff/today.ts'
import { day } from '#domain/rental/period.ts'
import { photoWithPlace } from '#tests/fixtures/hostile-files.ts'
import { form } from '#tests/support/files.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { purgePictures } from '#server/core/public-pictures/purge-pictures.ts'

let server: TestServer
let admin: Ask
let owner: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  admin = await server.as('admin@wouri.example')
  owner = await server.as('mboa-prestige@wouri.example')
})
afterAll(() => server.close())

const { _id: _exampleId, ...fields } = createStaffPlace.example(0).body as Record<string, unknown>
const named = (name: string) => ({ name: { en: name, fr: `${name} fr`, es: `${name} es` } })
const propose = (change: object = {}, ask = owner) =>
  ask('POST', '/api/staff/place-proposals', {
    payload: { ...fields, _id: crypto.randomUUID(), ...change },
  })
const proposed = async (change: object = {}) => (await propose(change)).json<PlaceProposal>()
const accept = (id: string, corrected: object = {}) =>
  admin('POST', `/api/staff/place-proposals/${id}/accept`, { payload: { ...fields, ...corrected } })
const decline = (id: string, reason: string) =>
  admin('POST', `/api/staff/place-proposals/${id}/decline`, { payload: { reason } })
const listed = async (ask: Ask) => (await ask('GET', '/api/staff/place-proposals')).json<PlaceProposal[]>()
const shown = async () => (await server.visitor()('GET', '/api/locations')).json<Location[]>()
const told = async (name: string) =>
  (await owner('GET', '/api/Notifications/mboa-prestige/1/20'))
    .json<NotificationPage>()[0]
    .resultData.filter(({ car }) => car.name.startsWith(name))
const actsOn = (id: string) =>
  server.db
    .selectFrom('audit')
    .select(['actor', 'action'])
    .where('entity_id', '=', id)
    .orderBy('at')
    .orderBy('action')
    .execute()

test('a proposal is no place before an admin accepts it, corrected; its owner is told and sees it', async () => {
  const _id = crypto.randomUUID()
  for (let time = 0; time < 2; time++) {
    const answer = await propose({ _id, ...named('Bonaberi') })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { _id, state: 'open', reason: null, supplier: { _id: 'mboa-prestige' } },
    ])
  }
  expect((await shown()).map((place) => place._id)).not.toContain(_id)
  expect((await listed(admin)).filter((each) => each._id === _id)).toMatchObject([{ state: 'open' }])
  const today = (await admin('GET', '/api/staff/today')).json<StaffToday>()
  expect(today.proposals).toContainEqual({
    _id,
    ...named('Bonaberi'),
    supplier: (await listed(owner))[0]!.supplier!.name,
  })
  expect((await owner('GET', '/api/staff/today')).json<StaffToday>().proposals).toEqual([])

  const right = named('Bonabéri')
  expect((await accept(_id, right)).json()).toMatchObject({ state: 'accepted' })
  expect((await shown()).filter((place) => place._id === _id)).toMatchObject([right])
  expect((await listed(owner)).find((each) => each._id === _id)).toMatchObject({ state: 'accepted' })
  expect(await told('Bona')).toMatchObject([{ kind: 'place-accepted', path: '/staff/manage/proposals' }])
  expect(await actsOn(_id)).toEqual(
    [
      { actor: 'mboa-prestige', action: 'proposed' },
      { actor: 'admin', action: 'accepted' },
      { actor: 'admin', action: 'created' },
    ].toSorted((a, b) => a.action.localeCompare(b.action)),
  )
})

test('a proposal that is declined says why to its owner, in their language, and is decided once', async () => {
  const { _id } = await proposed(named('Deido'))
  expect((await decline(_id, ' ')).json()).toMatchObject({ fields: { reason: 'required' } })
  expect((await decline(_id, 'Too close to Akwa.')).json()).toMatchObject({ state: 'declined' })
  for (const again of [await decline(_id, 'Again.'), await accept(_id)])
    expect([again.statusCode, again.json()]).toEqual([409, { code: 'changed-meanwhile' }])
  expect((await listed(owner)).find((each) => each._id === _id)).toMatchObject({
    state: 'declined',
    reason: 'Too close to Akwa.',
  })
  expect((await shown()).map((place) => place._id)).not.toContain(_id)
  const { language } = await server.db
    .selectFrom('users')
    .select('language')
    .where('id', '=', 'mboa-prestige')
    .executeTakeFirstOrThrow()
  const name = named('Deido').name[language]
  expect(await told('Deido')).toMatchObject([{ kind: 'place-declined', car: { name } }])
})

test('of two admins who decide at once one is told', async () => {
  const { _id } = await proposed(named('Logbaba'))
  const answers = await Promise.all([accept(_id), decline(_id, 'No.')])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await told('Logbaba')).toHaveLength(1)
})

test('one supplier sees and answers nothing of another', async () => {
  const { _id } = await proposed()
  const other = await server.as('grassfields-auto@wouri.example')
  expect((await listed(other)).map((each) => each._id)).not.toContain(_id)
  expect((await propose({ _id }, other)).statusCode).toBe(404)
  expect(
    (await owner('POST', `/api/staff/place-proposals/${_id}/accept`, { payload: fields })).statusCode,
  ).toBe(403)
})

test('a picture of a proposal is kept as long as it is open, and a wrong field is said at the field', async () => {
  const picture = (
    await owner(
      'POST',
      '/api/staff/place-pictures',
      form({ field: 'image', bytes: await photoWithPlace(), name: 'x.jpg' }),
    )
  ).json<{ _id: string }>()._id
  const { _id } = await proposed({ picture })
  expect(await purgePictures(server, server.clock.now + 2 * day)).toBe(0)
  await decline(_id, 'No.')
  expect(await purgePictures(server, server.clock.now + 2 * day)).toBe(1)
  expect((await propose({ picture })).json()).toMatchObject({ fields: { picture: 'not-found' } })
  expect((await propose({ parent: 'atlantis' })).json()).toMatchObject({ fields: { parent: 'not-found' } })
})
