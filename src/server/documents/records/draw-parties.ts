// Who rents what from whom, and when.

import { mileageOf } from '#domain/car/car.ts'
import { baseCurrency } from '#domain/money/currencies.ts'
import { formatAmount, formatMoney } from '#domain/money/money.ts'
import { maskedNumber } from '#domain/people/masked.ts'
import { shownAddress } from '#domain/people/no-address.ts'
import { nameExtras } from '#server/bookings/name-extras.ts'
import { drawRow } from '#server/documents/print/sheet.ts'
import { writeDate, writeDay } from '#server/messages/texts/write-date.ts'
import { drawHeading, type Part } from './part.ts'

export function drawParties(part: Part): void {
  const { sheet, record, texts, language } = part
  const { booking, row, car, licence, identity } = record
  const { supplier, additional_driver: second } = booking
  const line = (label: string, value: string, isStrong = false) => drawRow(sheet, label, value, isStrong)
  const address = shownAddress(booking.driver_email)
  drawHeading(part, texts.parties)
  line(texts.agency, lines([supplier.name, supplier.phone, supplier.email]))
  line(
    texts.driver,
    lines([
      sheet.fonts.named(booking.driver_name, address),
      booking.driver_phone,
      address,
      licence &&
        texts.licence(
          maskedNumber(licence.number),
          licence.validUntil === null
            ? null
            : writeDay(licence.validUntil, language).replaceAll(' ', '\u00A0'),
        ),
      identity && texts.identity[identity.kind](maskedNumber(identity.number)),
    ]),
  )
  if (second) line(texts.secondDriver, sheet.fonts.named(second.fullName, ''))

  drawHeading(part, texts.rental)
  const date = (at: Date) => writeDate(at.getTime(), language)
  line(texts.car, car.name, true)
  if (car.plate) line(texts.plate, car.plate, true)
  line(texts.from, lines([date(booking.from_at), booking.pick_up.name[language]]))
  line(texts.to, lines([date(booking.to_at), booking.drop_off.name[language]]))
  if (booking.handed_over_at) line(texts.keysOut, date(booking.handed_over_at))
  if (row.kind === 'back' && booking.returned_at) line(texts.keysBack, date(booking.returned_at))
  const isUnlimited = mileageOf(car.mileage) === 'unlimited'
  line(
    texts.mileage,
    isUnlimited ? texts.unlimited : texts.kilometresADay(`${formatAmount(car.mileage, language)} km`),
  )
  if (!isUnlimited && car.price_per_extra_km > 0)
    line(texts.extraKilometre, formatMoney(car.price_per_extra_km, baseCurrency, language))
  line(texts.fuelPolicy, texts.fuelPolicies[car.fuel_policy])
  const extras = nameExtras(booking.lines, language)
  if (extras) line(extras.title, extras.names.join('\n'))
}

const lines = (all: readonly (string | null)[]) => all.filter(Boolean).join('\n')
