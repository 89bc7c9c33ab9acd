import { afterEach, describe, expect, test } from 'vitest'
import { Settings } from '#contract/site/settings.ts'
import type { CarPage } from '#contract/cars/cars.ts'
import { defaultPeriod } from '#domain/rental/period.ts'
import * as v from 'valibot'
import { startServer, type TestServer } from '#tests/support/server.ts'
import type { Ports } from '#server/app/ports.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

async function site(ports: Partial<Ports> = {}) {
  server = await startServer(undefined, ports)
  const ask = server.visitor()
  const settings = async () => v.parse(Settings, (await ask('GET', '/api/settings')).json())
  const cars = async (more = '') => {
    const query = new URLSearchParams({ pl: 'douala-airport', ...defaultPeriod(server!.clock.now) })
    return (await ask('GET', `/api/cars?${query}${more}`)).json<CarPage>()
  }
  return { ask, settings, cars, server }
}

test('everything that asks for configuration is off without it', async () => {
  const { ask, settings } = await site()
  expect(await settings()).toMatchObject({
    socialSignIn: [],
    hideSuppliers: false,
    languageByIp: false,
    analytics: false,
  })
  expect(await settings()).not.toHaveProperty('mapStyle')
  const suggested = await ask('GET', '/api/language-suggestion', { headers: { 'cf-ipcountry': 'FR' } })
  expect(suggested.json()).toEqual({ language: null })
  expect((await ask('POST', '/api/page-views', { payload: { page: '/' } })).statusCode).toBe(204)
})

test('the settings name who is configured, and none of what they are configured with', async () => {
  const google = {
    authorizeAt: async () => 'https://else.example',
    identify: () => Promise.reject(new Error()),
  }
  const { settings } = await site({ social: { google } })
  expect((await settings()).socialSignIn).toEqual(['google'])
})

test('the settings name the style of a map provider where there is one', async () => {
  const { settings } = await site({ mapStyle: 'https://tiles.example/light.json' })
  expect((await settings()).mapStyle).toBe('https://tiles.example/light.json')
})

describe('the language of a country', () => {
  test.each([
    ['CM', 'fr'],
    ['es', 'es'],
    ['NG', 'en'],
    ['BE', null],
    ['XX', null],
    ['T1', null],
    ['', null],
  ])('%s reads %s', async (country, language) => {
    const { ask, settings } = await site({ countryHeader: 'cf-ipcountry' })
    const response = await ask('GET', '/api/language-suggestion', { headers: { 'cf-ipcountry': country } })
    expect(response.json()).toEqual({ language })
    // One visitor's country must not be kept for the next.
    expect(response.headers['cache-control']).toBe('no-store')
    expect((await settings()).languageByIp).toBe(true)
  })
})

describe('a site that hides its suppliers', () => {
  const names = /mboa|prestige|Mboa/i

  test('offers the same cars under its own name', async () => {
    const open = await site()
    const before = await open.cars()
    await open.server.close()
    const { ask, cars } = await site({ hideSuppliers: true })
    const after = await cars()
    expect(after.cars.map(({ _id, quote }) => [_id, quote.total])).toEqual(
      before.cars.map(({ _id, quote }) => [_id, quote.total]),
    )
    for (const { supplier } of after.cars)
      expect(supplier).toMatchObject({ _id: 'wouri', name: 'Wouri', logo: '' })
    expect(after.cars.map(({ supplier }) => supplier.payLater)).toEqual(
      before.cars.map(({ supplier }) => supplier.payLater),
    )
    expect((await ask('GET', '/api/suppliers')).json()).toMatchObject({ suppliers: [], total: 0 })
    expect((await ask('GET', '/api/supplier-terms')).json()).toEqual([])
    // The demonstration's cars have their suppliers in their ids.
    const withoutIds = (found: typeof after) => JSON.stringify(found.cars.map(({ _id, ...car }) => car))
    expect(withoutIds(before)).toMatch(names)
    expect(withoutIds(after)).not.toMatch(names)
    const offer = await ask(
      'GET',
      `/api/cars/${after.cars[0]!._id}?${new URLSearchParams({ pl: 'douala-airport', ...defaultPeriod(server!.clock.now) })}`,
    )
    expect(offer.json()).toMatchObject({ offer: { supplier: { name: 'Wouri' } } })
  })

  test('cannot be searched by supplier', async () => {
    const { cars } = await site({ hideSuppliers: true })
    const [all, one] = [await cars(), await cars('&suppliers=mboa-prestige')]
    expect([one.total, one.facets.suppliers]).toEqual([all.total, {}])
  })

  test('still shows drivers whose car they have booked', async () => {
    await site({ hideSuppliers: true })
    const driver = await server!.as('driver@wouri.example')
    const booking = (await driver('GET', '/api/bookings/demo-booking-next')).json<{
      supplier: { name: string; phone: string }
    }>()
    expect(booking.supplier.name).not.toBe('Wouri')
    expect(booking.supplier.phone).toMatch(/^\+/)
  })
})
