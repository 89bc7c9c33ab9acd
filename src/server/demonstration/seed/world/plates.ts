// Number plates of the demonstration's cars, as they are stored: the region of the first place, a number, two letters.

import type { WorldCar } from './car.ts'

const regions: Record<string, string> = {
  douala: 'LT',
  yaounde: 'CE',
  kribi: 'SU',
  bafoussam: 'OU',
  limbe: 'SW',
  buea: 'SW',
  garoua: 'NO',
  maroua: 'EN',
  ngaoundere: 'AD',
  bertoua: 'ES',
}
const first = 'ABCDEFGJKM'
const second = 'ABCDEFG'
const numbers = 899

/** Every plate once: the numbers go round without one coming twice, as long as there are fewer cars than numbers. */
export function plateOf({ locations }: Pick<WorldCar, 'locations'>, index: number): string {
  const town = locations[0]?.split('-')[0] ?? ''
  const number = 101 + ((index * 37) % numbers)
  return `${regions[town] ?? 'LT'}${number}${first[index % first.length]}${second[index % second.length]}`
}
