import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ordinaryReviews } from '#tests/fixtures/ordinary-reviews.ts'
import { waitsFor } from './waiting-text.ts'

test('ordinary sentences with prices, plates, days and times do not wait', () => {
  const waiting = Object.values(ordinaryReviews)
    .flat()
    .map((sentence) => [sentence, waitsFor(sentence)])
    .filter(([, reason]) => reason !== null)
  expect(waiting).toEqual([])
})

test.each([
  ['phone', 'Call me on 671 23 45 67.'],
  ['phone', 'Appelez le +237 6 71 23 45 67 la prochaine fois'],
  ['phone', 'mon numéro : 671234567'],
  ['phone', '6-71-23-45-67 pour réserver sans le site'],
  ['phone', '6.71.23.45.67'],
  ['phone', 'tel 00237 671-234-567'],
  ['phone', 'Direct 233 42 10 20 9'],
  ['phone', '67O 12 34 56 7, ask for Paul'],
  ['phone', '6 7 1 2 3 4 5 6 7'],
  ['phone', '06 39 98 01 17 en France'],
  ['phone', 'six sept un deux trois quatre cinq six sept'],
  ['phone', 'Appelez six, soixante-et-onze, vingt-trois, quarante-cinq, soixante-sept'],
  ['phone', 'call six seven one, two three four, five six seven'],
  ['phone', 'llame al seis siete uno dos tres cuatro cinco seis siete'],
  ['phone', 'six double seven two three four five six'],
  ['phone', '6 sept 1 deux 34 cinq 67'],
  ['link', 'Better here: https://cheap.example/cars'],
  ['link', 'see www.other-cars.cm'],
  ['link', 'Réservez sur autos-pas-cheres.com la prochaine fois'],
  ['link', 'autos point com'],
  ['link', 'wa.me/237671'],
  ['link', 'follow @best_cars_237'],
  ['link', 'mire mejores-coches.es, es más barato'],
  ['link', 'Instagram: bestcars.douala'],
  ['address', 'write to paul@cars.example'],
  ['address', 'paul arobase gmail point com'],
  ['address', 'paul (at) gmail.com'],
  ['address', 'Venez au 12 rue Joffre, Akwa'],
  ['address', 'rue Joffre 12, à Akwa'],
  ['address', 'come to 14 Liberty Street'],
  ['address', 'calle Mayor 5, Malabo'],
  ['address', 'B.P. 4820 Douala'],
  ['address', 'Rue 1.234, Bastos'],
  ['card', 'they kept my card 4242 4242 4242 4242'],
])('waits for a %s: %s', (reason, text) => {
  expect(waitsFor(text)).toBe(reason)
})

const digit = fc.integer({ min: 0, max: 9 }).map(String)
/** Nine digits as here, with what people put between them. */
const phone = fc
  .tuple(
    fc.constantFrom('6', '2'),
    fc.array(digit, { minLength: 8, maxLength: 8 }).filter((digits) => digits.slice(-2).join('') !== '00'),
    fc.constantFrom('', ' ', '-', '.', '/', ' . '),
    fc.constantFrom(1, 2, 3),
  )
  .map(([first, rest, between, size]) => {
    const digits = [first, ...rest].join('')
    const groups =
      size === 3
        ? digits.match(/.{1,3}/g)!
        : [first, ...rest.join('').match(new RegExp(`.{1,${size}}`, 'g'))!]
    return groups.join(between)
  })

test('a number of this country waits however it is grouped, wherever it stands', () => {
  fc.assert(
    fc.property(phone, fc.constantFrom('Call ', 'Mon numéro est le ', 'Llame al ', ''), (number, before) => {
      expect(waitsFor(`${before}${number} merci`)).not.toBeNull()
    }),
  )
})

const names = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf']
test('a number that is spelled out waits', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 12 }), (digits) => {
      expect(waitsFor(`le ${digits.map((each) => names[each]).join(' ')} voilà`)).toBe('phone')
    }),
  )
})

test('an amount in francs never waits', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999 }),
      fc.constantFrom(' ', '\u202f', '.', ','),
      (sum, between) => {
        const grouped = String(sum).replace(/\B(?=(\d{3})+(?!\d))/g, between)
        expect(waitsFor(`Payé ${grouped} FCFA en tout.`)).toBeNull()
      },
    ),
  )
})
