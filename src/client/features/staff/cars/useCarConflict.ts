import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { Extra } from '#domain/rental/extras.ts'
import * as labels from '#client/components/car/labels.ts'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { readAmount } from '#client/components/staff/typed-amount.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { fieldLabels, priceLabels, type FieldName, type PriceName } from './car-labels.ts'

const words: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  range: labels.carTypeLabels,
  gearbox: labels.gearboxLabels,
  fuelType: labels.fuelLabels,
  fuelPolicy: labels.fuelPolicyLabels,
  multimedia: labels.multimediaLabels,
}
const isSum = (path: string) => /^(prices|extras)\.|^(deposit|pricePerExtraKilometre)$/.test(path)

/** What the fields of a car are called and how their values are written, where two people changed it. */
export function useCarConflict() {
  const { t } = useLingui()
  const francs = useFrancs()
  const { nameOf } = usePlaces()
  return {
    labelOf(path: string): string | null {
      const [name, part] = path.split('.') as [string, string?]
      if (name === 'prices') return t(priceLabels[part as PriceName])
      if (name === 'extras') return t(labels.extraLabels[part as Extra])
      return name in fieldLabels ? t(fieldLabels[name as FieldName]) : null
    },
    write(path: string, value: unknown): string | undefined {
      const inWords = (each: string) => {
        const word = words[path]?.[each]
        return path === 'locations' ? nameOf(each) : word ? t(word) : each
      }
      if (Array.isArray(value)) return (value as string[]).map(inWords).join(', ')
      if (typeof value !== 'string') return undefined
      const sum = isSum(path) ? readAmount(value) : null
      return sum == null ? inWords(value) : francs(sum)
    },
  }
}
