import { describe, expect, test } from 'vitest'
import type { Location } from '#contract/cars/locations.ts'
import type { ListedSupplier } from '#contract/cars/suppliers.ts'
import { languages } from '#domain/language.ts'
import { blocksIn, problemsIn } from '#tests/support/structured-data.ts'
import { headMarkup } from '#server/documents/pages/head.ts'
import { carData, type OfferedCar } from './car.ts'
import { placeList } from './places.ts'
import { breadcrumbs, organization, questionList, webSite, type Site } from './site.ts'
import { fleetPath, supplierList } from './suppliers.ts'

const site: Site = { origin: 'https://wouri.example', language: 'en', forced: false }
const words = (text: string) => ({ en: text, fr: `${text} fr`, es: `${text} es` })

const places: Location[] = [
  {
    _id: 'douala',
    parent: null,
    kind: 'city',
    name: words('Douala'),
    address: words('Anywhere in the city'),
    latitude: 4.05,
    longitude: 9.77,
    cars: 3,
  },
  {
    _id: 'airport',
    parent: 'douala',
    kind: 'airport',
    name: words('Douala Airport'),
    address: words('Arrivals hall'),
    latitude: 4.01,
    longitude: 9.72,
    cars: 3,
  },
  {
    _id: 'lost',
    parent: 'nowhere',
    kind: 'district',
    name: words('Lost'),
    address: words('Under the tree'),
    latitude: 0,
    longitude: 0,
    cars: 0,
  },
]
const supplier: ListedSupplier = {
  _id: 'mboa',
  name: 'Mboa "Prestige" </script>',
  logo: '/pictures/suppliers/mboa.svg',
  conditions: [],
  payLater: true,
  partPaymentPercent: 20,
  minimumRentalDays: 1,
  counterMethods: ['cash'],
  about: words('A family house'),
  rating: 4.7,
  cars: 12,
  locations: ['airport'],
  cities: [{ _id: 'douala', name: words('Douala') }],
}
const car: OfferedCar = {
  name: 'Toyota Prado',
  description: '7 seats',
  path: '/search?pl=airport&car=prado',
  picture: '/previews/cars/prado.jpg',
  seats: 7,
  doors: 5,
  gearbox: 'automatic',
  fuelType: 'diesel',
  price: { kind: 'trip', total: 120_000, days: 3 },
  supplier: { _id: 'mboa', name: 'Mboa Prestige' },
}
const scooter: OfferedCar = {
  ...car,
  doors: 0,
  fuelType: 'unknown',
  price: { kind: 'day', from: 8000 },
  supplier: null,
}

/** As anyone who reads the page gets it. */
const read = (block: object) => JSON.parse(JSON.stringify(block))

describe.each(languages)('in %s', (language) => {
  const own = { ...site, language, forced: language !== 'en' }
  test.each([
    ['the organization', organization(own, { phone: '+237600000000', email: 'hello@wouri.example' })],
    ['the organization without ways to reach it', organization(own, { phone: '', email: '' })],
    ['the site', webSite(own)],
    [
      'the way to a page',
      breadcrumbs(own, [
        { name: 'Wouri', path: '/' },
        { name: 'FAQ', path: '/faq' },
      ]),
    ],
    ['questions', questionList(own, [{ question: 'May I?', answer: 'Yes.' }])],
    ['places', placeList(own, places)],
    [
      'suppliers',
      supplierList(own, {
        suppliers: [
          { ...supplier, reviews: 12 },
          { ...supplier, _id: 'new', logo: '', about: words(''), locations: [] },
        ],
        total: 26,
      }),
    ],
    ['a car for a trip', carData(own, car)],
    ['a car with its rating', carData(own, { ...car, rating: { rating: 4.3, reviews: 3 } })],
    ['a scooter of the site by the day', carData(own, scooter)],
  ])('%s can be read as search engines read it', (_, block) => {
    expect(problemsIn(block)).toEqual([])
    const { markup } = headMarkup({ ...own, path: '/', title: 't', description: 'd', structured: [block] })
    expect(blocksIn(markup)).toEqual([block])
  })
})

test('data that a search engine would refuse is detected', () => {
  expect(problemsIn({ ...carData(site, car), offers: undefined })).not.toEqual([])
  expect(
    problemsIn({ '@context': 'https://schema.org', '@type': 'AggregateRating', ratingValue: 4.7 }),
  ).toEqual(['$ (AggregateRating) has no ratingCount or reviewCount'])
  expect(
    problemsIn({ '@context': 'https://schema.org', '@type': 'WebSite', name: 'Wouri', url: '/' }),
  ).toEqual(['$.url is no whole address: /'])
})

describe('what is said', () => {
  test('a document that forces its language leads on in it, and calls things by the same names', () => {
    const french = { ...site, language: 'fr', forced: true } as const
    const stepIn = (own: Site) =>
      read(breadcrumbs(own, [{ name: 'FAQ', path: '/faq' }])).itemListElement[0].item
    expect([stepIn(site), stepIn(french)]).toEqual([
      'https://wouri.example/faq',
      'https://wouri.example/faq?l=fr',
    ])
    expect(read(organization(french, { phone: '', email: '' }))['@id']).toBe(
      'https://wouri.example/#organization',
    )
  })

  test('a place says its landmark and its city; a city has no street', () => {
    const items = read(placeList({ ...site, language: 'fr' }, places)).itemListElement.map(
      ({ item }: { item: object }) => item,
    )
    expect(items[0].address).toEqual({
      '@type': 'PostalAddress',
      addressLocality: 'Douala fr',
      addressCountry: 'CM',
    })
    expect(items[1]).toMatchObject({
      '@type': 'Airport',
      name: 'Douala Airport fr',
      url: 'https://wouri.example/locations#airport',
      containedInPlace: { '@id': 'https://wouri.example/locations#douala' },
    })
    expect(items[1].address).toMatchObject({
      streetAddress: 'Arrivals hall fr',
      addressLocality: 'Douala fr',
    })
    expect(items[2].address).not.toHaveProperty('addressLocality')
  })

  test('a supplier leads to its cars and is given no rating without reviews', () => {
    const [{ item }] = read(supplierList(site, { suppliers: [supplier], total: 1 })).itemListElement
    expect(item).toMatchObject({
      '@type': 'AutoRental',
      url: 'https://wouri.example/search?pl=airport&sup=mboa',
      image: 'https://wouri.example/pictures/suppliers/mboa.svg',
    })
    expect(item.areaServed).toEqual([
      { '@type': 'Place', '@id': 'https://wouri.example/locations#douala', name: 'Douala' },
    ])
    // Without the number behind it, of an answer that was kept from before.
    expect(JSON.stringify(item)).not.toMatch(/rating/i)
    const of = (rating: number | null, reviews: number) =>
      read(supplierList(site, { suppliers: [{ ...supplier, rating, reviews }], total: 1 })).itemListElement[0]
        .item
    expect(JSON.stringify(of(null, 2))).not.toMatch(/rating/i)
    expect(of(4.7, 12).aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.7,
      reviewCount: 12,
      bestRating: 5,
      worstRating: 1,
    })
    expect(fleetPath({ _id: 'new', locations: [] })).toBe('/search?sup=new')
  })

  test('a car names its rating from three reviews on', () => {
    const of = (rating: number | null, reviews: number) =>
      read(carData(site, { ...car, rating: { rating, reviews } }))
    expect(of(4.3, 3).aggregateRating).toMatchObject({ ratingValue: 4.3, reviewCount: 3 })
    expect([of(null, 2), of(5, 2), read(carData(site, car))].some((data) => 'aggregateRating' in data)).toBe(
      false,
    )
  })

  test('a price is whole francs, and for how long', () => {
    expect(read(carData(site, car)).offers).toMatchObject({
      price: 120_000,
      priceCurrency: 'XAF',
      eligibleDuration: { value: 3, unitCode: 'DAY' },
      seller: { name: 'Mboa Prestige' },
    })
    const day = read(carData(site, scooter))
    expect(day.offers).toMatchObject({
      price: 8000,
      priceSpecification: { price: 8000, referenceQuantity: { value: 1, unitCode: 'DAY' } },
      seller: { name: 'Wouri' },
    })
    expect(day).not.toHaveProperty('fuelType')
    expect(day).not.toHaveProperty('numberOfDoors')
  })
})
