// The words of a shared car link. No-break spaces are written as escapes, so that they can be seen.

import type { FuelType, Gearbox } from '#domain/car/car.ts'
import type { Language } from '#domain/language.ts'

export type PreviewTexts = {
  forTrip: (car: string, total: string, days: number) => string
  fromDay: (car: string, daily: string) => string
  /** `who` is null while suppliers are hidden, `where` when the address names no trip. */
  offered: (who: string | null, where: string | null) => string | null
  seats: (count: number) => string
  gearbox: Record<Gearbox, string>
  fuel: Record<FuelType, string | null>
  airConditioning: string
  unlimited: string
  kilometres: (aDay: string) => string
  deposit: (amount: string) => string
  noDeposit: string
  picture: (car: string) => string
}

const en: PreviewTexts = {
  forTrip: (car, total, days) => `${car} · ${total} for ${days === 1 ? '1 day' : `${days} days`}`,
  fromDay: (car, daily) => `${car} · from ${daily} a day`,
  offered: (who, where) =>
    where === null ? who : who === null ? `Pick-up: ${where}` : `${who}, pick-up: ${where}`,
  seats: (count) => (count === 1 ? '1 seat' : `${count} seats`),
  gearbox: { automatic: 'automatic', manual: 'manual' },
  fuel: {
    diesel: 'diesel',
    gasoline: 'petrol',
    electric: 'electric',
    hybrid: 'hybrid',
    plugInHybrid: 'plug-in hybrid',
    unknown: null,
  },
  airConditioning: 'air conditioning',
  unlimited: 'unlimited mileage',
  kilometres: (aDay) => `${aDay} km a day`,
  deposit: (amount) => `Security deposit (refundable): ${amount}`,
  noDeposit: 'No security deposit',
  picture: (car) => `${car}, drawn from the side`,
}

const fr: PreviewTexts = {
  forTrip: (car, total, days) => `${car} · ${total} pour ${days === 1 ? '1 jour' : `${days} jours`}`,
  fromDay: (car, daily) => `${car} · à partir de ${daily} par jour`,
  offered: (who, where) =>
    where === null
      ? who
      : who === null
        ? `Prise en charge\u00A0: ${where}`
        : `${who}, prise en charge\u00A0: ${where}`,
  seats: (count) => (count === 1 ? '1 place' : `${count} places`),
  gearbox: { automatic: 'boîte automatique', manual: 'boîte manuelle' },
  fuel: {
    diesel: 'diesel',
    gasoline: 'essence',
    electric: 'électrique',
    hybrid: 'hybride',
    plugInHybrid: 'hybride rechargeable',
    unknown: null,
  },
  airConditioning: 'climatisation',
  unlimited: 'kilométrage illimité',
  kilometres: (aDay) => `${aDay} km par jour`,
  deposit: (amount) => `Caution (remboursable)\u00A0: ${amount}`,
  noDeposit: 'Sans caution',
  picture: (car) => `${car}, dessin de profil`,
}

const es: PreviewTexts = {
  forTrip: (car, total, days) => `${car} · ${total} por ${days === 1 ? '1 día' : `${days} días`}`,
  fromDay: (car, daily) => `${car} · desde ${daily} al día`,
  offered: (who, where) =>
    where === null ? who : who === null ? `Recogida: ${where}` : `${who}, recogida: ${where}`,
  seats: (count) => (count === 1 ? '1 plaza' : `${count} plazas`),
  gearbox: { automatic: 'cambio automático', manual: 'cambio manual' },
  fuel: {
    diesel: 'diésel',
    gasoline: 'gasolina',
    electric: 'eléctrico',
    hybrid: 'híbrido',
    plugInHybrid: 'híbrido enchufable',
    unknown: null,
  },
  airConditioning: 'aire acondicionado',
  unlimited: 'kilometraje ilimitado',
  kilometres: (aDay) => `${aDay} km al día`,
  deposit: (amount) => `Fianza (reembolsable): ${amount}`,
  noDeposit: 'Sin fianza',
  picture: (car) => `${car}, dibujado de perfil`,
}

export const previewTexts: Record<Language, PreviewTexts> = { en, fr, es }
