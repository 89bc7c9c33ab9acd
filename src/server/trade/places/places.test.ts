import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Location } from '#contract/cars/locations.ts'
import { createStaffPlace, type StaffPlace } from '#contract/staff/site/places.ts'
import { photoAddress } from '#domain/car/photos.ts'
import { day } from '#domain/rental/period.ts'
import { photoWithPlace } from '#tests/fixtures/hostile-files.ts'
import { form } from '#tests/support/files.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { purgePictures } from '#server/core/public-pictures/purge-pictures.ts'

let server: TestServer
let admin: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  admin = await server.as('admin@wouri.example')
})
afterAll(() => server.close())

const { _id: _exampleId, ...fields } = createStaffPlace.example(0).body as Record<string, unknown>
const create = (change: object = {}) =>
  admin('POST', '/api/staff/places', { payload: { ...fields, _id: crypto.randomUUID(), ...change } })
const created = async (change: object = {}) => (await create(change)).json<StaffPlace>()
const change = (id: string, changed: object) =>
  admin('POST', `/api/staff/places/${id}`, { payload: { ...fields, ...changed } })
const remove = (id: string) => admin('DELETE', `/api/staff/places/${id}`)
const shown = async () => (await server.visitor()('GET', '/api/locations')).json<Location[]>()
const actsOn = (id: string) =>
  server.db
    .selectFrom('audit')
    .select(['actor', 'action'])
    .where('entity_id', '=', id)
    .orderBy('at')
    .execute()

test('a new place has what was typed and is shown to drivers, sent twice it is one', async () => {
  const _id = crypto.randomUUID()
  const meetingPoint = { en: 'At the gate', fr: 'Au portail', es: 'En el portal' }
  for (let time = 0; time < 2; time++) {
    const answer = await create({ _id, meetingPoint })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      ...fields,
      _id,
      meetingPoint,
      cars: 0,
      bookings: 0,
      places: 0,
      version: 1,
    })
  }
  expect((await shown()).filter((place) => place._id === _id)).toMatchObject([{ ...fields, meetingPoint }])
  expect(await actsOn(_id)).toEqual([{ actor: 'admin', action: 'created' }])
})

test('what else a place is called is kept by a form without it, and taken away again', async () => {
  const { _id } = await created({ aliases: ['Dla', 'Carrefour\tNjo-Njo'] })
  const aliases = async () => (await shown()).find((place) => place._id === _id)!.aliases
  expect(await aliases()).toEqual(['Dla', 'Carrefour Njo-Njo'])
  const { aliases: _, ...without } = fields
  await admin('POST', `/api/staff/places/${_id}`, { payload: without })
  expect(await aliases()).toEqual(['Dla', 'Carrefour Njo-Njo'])
  expect((await change(_id, { aliases: ['x'.repeat(61)] })).json()).toMatchObject({
    fields: { 'aliases.0': 'too-long' },
  })
  await change(_id, { aliases: [] })
  expect(await aliases()).toBeUndefined()
})

const workday = { opens: '08:00', closes: '18:00' }

test('hours, parking spots and pictures are shown to drivers, kept by a form without them, and taken away again', async () => {
  const send = async () =>
    (
      await admin(
        'POST',
        '/api/staff/place-pictures',
        form({ field: 'image', bytes: await photoWithPlace(), name: 'x.jpg' }),
      )
    ).json<{ _id: string }>()._id
  const picture = await send()
  const meetingPicture = picture
  const { hours, parking, ...plain } = fields as { hours: unknown; parking: unknown }
  const { _id } = await created({ picture, meetingPicture })
  const place = async () => (await shown()).find((each) => each._id === _id)!
  const details = { hours, parking, picture, meetingPicture }
  expect(await place()).toMatchObject(details)
  const file = await server.visitor()('GET', photoAddress(picture, 720, 'webp'))
  expect(file.rawPayload.includes('Secret')).toBe(false)
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 720, height: 480 })
  // What an app of before sends.
  await admin('POST', `/api/staff/places/${_id}`, { payload: plain })
  expect(await place()).toMatchObject(details)
  await purgePictures(server, server.clock.now + 2 * day)
  expect((await server.visitor()('GET', photoAddress(picture, 720, 'webp'))).statusCode).toBe(200)

  const nothing = { hours: null, parking: [], picture: null, meetingPicture: null }
  expect((await change(_id, nothing)).statusCode).toBe(200)
  expect(Object.keys(await place())).not.toEqual(expect.arrayContaining(['hours', 'parking', 'picture']))
  expect(await purgePictures(server, server.clock.now + day / 2)).toBe(0)
  expect(await purgePictures(server, server.clock.now + 2 * day)).toBe(1)
  expect((await server.visitor()('GET', photoAddress(picture, 720, 'webp'))).statusCode).toBe(404)
  const gone = await change(_id, { picture })
  expect(gone.json()).toMatchObject({ fields: { picture: 'not-found' } })
})

test.each([
  [
    'hours that close before they open',
    { hours: [{ opens: '18:00', closes: '08:00' }, ...Array(6).fill(null)] },
    'hours.0',
  ],
  ['a place that is never open', { hours: Array(7).fill(null) }, 'hours'],
  ['a week of six days', { hours: Array.from({ length: 6 }, () => workday) }, 'hours'],
  [
    'a parking spot in no language',
    { parking: [{ name: { en: '', fr: 'a', es: 'a' }, latitude: 4, longitude: 9 }] },
    'parking.0.name.en',
  ],
])('%s is refused on its field', async (_, typed, field) => {
  const { fields: wrong } = (await create(typed)).json<{ fields: Record<string, string> }>()
  expect(Object.keys(wrong)).toEqual([field])
})

test.each([
  ['a name missing in a language', { name: { en: 'Kribi', fr: '', es: 'Kribi' } }, 'name.fr', 'required'],
  ['a latitude beyond the pole', { latitude: 90.5 }, 'latitude', 'invalid-input'],
  ['a longitude beyond the date line', { longitude: -181 }, 'longitude', 'invalid-input'],
  ['a parent that is none of ours', { parent: 'atlantis' }, 'parent', 'not-found'],
])('%s is refused on its field', async (_, typed, field, code) => {
  const { fields: wrong } = (await create(typed)).json<{ fields: unknown }>()
  expect(wrong).toEqual({ [field]: code })
})

test('of two people who edit one place the second is told', async () => {
  const { _id, version } = await created()
  const name = { en: 'New', fr: 'Nouveau', es: 'Nuevo' }
  expect((await change(_id, { name, was: version })).json()).toMatchObject({ name, version: version + 1 })
  const second = await change(_id, { was: version })
  expect([second.statusCode, second.json()]).toEqual([409, { code: 'changed-meanwhile' }])
  expect((await shown()).find((place) => place._id === _id)).toMatchObject({ name })
})

test('a place that moves takes what is below it along, parents before children', async () => {
  const first = await created({ parent: null, kind: 'city' })
  const child = await created({ parent: first._id })
  const last = await created({ parent: null, kind: 'city' })
  expect((await change(first._id, { parent: last._id })).statusCode).toBe(200)
  const ids = (await shown()).map(({ _id }) => _id)
  expect(ids.slice(-3)).toEqual([last._id, first._id, child._id])
})

test('a place never goes below itself, also when two moves come at once', async () => {
  const upper = await created({ parent: null })
  const lower = await created({ parent: upper._id })
  for (const parent of [upper._id, lower._id])
    expect((await change(upper._id, { parent })).json()).toEqual({
      code: 'invalid-input',
      fields: { parent: 'invalid-input' },
    })
  const one = await created({ parent: null })
  const other = await created({ parent: null })
  const moves = await Promise.all([
    change(one._id, { parent: other._id }),
    change(other._id, { parent: one._id }),
  ])
  expect(moves.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
})

test('a place in use is not deleted, and the refusal names what uses it', async () => {
  const { bookings, cars } = (await admin('GET', '/api/staff/places'))
    .json<StaffPlace[]>()
    .find(({ _id }) => _id === 'douala-airport')!
  expect([bookings > 0, cars > 0]).toEqual([true, true])
  const used = await remove('douala-airport')
  expect([used.statusCode, used.json()]).toEqual([
    409,
    { code: 'place-in-use', fields: { cars: 'place-in-use', bookings: 'place-in-use' } },
  ])
  const parent = await created({ parent: null })
  const child = await created({ parent: parent._id })
  expect((await remove(parent._id)).json()).toEqual({
    code: 'place-in-use',
    fields: { places: 'place-in-use' },
  })
  for (const { _id } of [child, parent]) expect((await remove(_id)).statusCode).toBe(200)
  expect((await shown()).map(({ _id }) => _id)).not.toContain(parent._id)
  expect((await actsOn(parent._id)).map(({ action }) => action)).toEqual(['created', 'removed'])
})

test('a place with hours, parking, pictures and a child that is in use keeps all of it when deleting is refused', async () => {
  const picture = (
    await admin(
      'POST',
      '/api/staff/place-pictures',
      form({ field: 'image', bytes: await photoWithPlace(), name: 'x.jpg' }),
    )
  ).json<{ _id: string }>()._id
  const { _id } = await created({ parent: null, picture, meetingPicture: picture })
  const child = await created({ parent: _id })
  const before = (await shown()).find((place) => place._id === _id)
  expect(before).toMatchObject({ hours: fields['hours'], parking: fields['parking'], picture })
  const refused = await remove(_id)
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { code: 'place-in-use', fields: { places: 'place-in-use' } },
  ])
  expect((await shown()).find((place) => place._id === _id)).toEqual(before)
  await purgePictures(server, server.clock.now + 2 * day)
  expect((await server.visitor()('GET', photoAddress(picture, 720, 'webp'))).statusCode).toBe(200)

  // Used by nothing any more: it goes, and its picture a day later.
  for (const id of [child._id, _id]) expect((await remove(id)).statusCode).toBe(200)
  expect(await purgePictures(server, server.clock.now + 2 * day)).toBe(1)
})

test('a place that a retired car still has is in use', async () => {
  const { _id } = await created()
  await server.db
    .updateTable('cars')
    .set({ location_ids: ['douala-airport', _id], available: false, retired_at: new Date(server.clock.now) })
    .where('id', '=', 'demo-prado-dated')
    .execute()
  expect((await remove(_id)).json()).toMatchObject({ fields: { cars: 'place-in-use' } })
})
