// Messages from staff to a driver, in the driver's language. It may differ from the screen's, so no catalog has them.

import type { StaffBooking } from '#contract/staff/bookings.ts'
import type { Language } from '#domain/language.ts'
import { groupedReference } from '#domain/booking/reference.ts'
import { baseCurrency } from '#domain/money/currencies.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { CounterMethod } from '#client/api/bookings/booking-decisions.ts'
import { datesIn } from '#client/i18n/dates.ts'

type Words = {
  subject: (reference: string) => string
  hello: (name: string, supplier: string) => string
  trip: (car: string, reference: string, from: string, place: string) => string
  pay: (amount: string, url: string) => string
  paper: (url: string) => string
  receipt: (number: string, sum: string, at: string, way: string | null) => string
  ways: Record<CounterMethod, string>
  due: (amount: string | null) => string
}

const words: Record<Language, Words> = {
  en: {
    subject: (reference) => `Your Wouri booking ${reference}`,
    hello: (name, supplier) => `Hello ${name}, this is ${supplier}.`,
    trip: (car, reference, from, place) =>
      `It is about your booking ${reference}: ${car}, pick-up on ${from}, ${place}.`,
    pay: (amount, url) => `You can pay ${amount} online here, until your pick-up: ${url}`,
    paper: (url) =>
      `The contract and the state of the car are in your booking, which opens signed in or on the device that booked: ${url}`,
    receipt: (number, sum, at, way) =>
      way === null
        ? `Receipt no. ${number}: we handed ${sum} back to you on ${at}.`
        : `Receipt no. ${number}: we received ${sum} (${way}) on ${at}.`,
    ways: { cash: 'cash', mtnMoMo: 'MTN MoMo', orangeMoney: 'Orange Money', card: 'card' },
    due: (amount) => (amount === null ? 'Nothing is due any more.' : `Still due at the counter: ${amount}.`),
  },
  fr: {
    subject: (reference) => `Votre réservation Wouri ${reference}`,
    hello: (name, supplier) => `Bonjour ${name}, ici ${supplier}.`,
    trip: (car, reference, from, place) =>
      `C’est au sujet de votre réservation ${reference}\u00A0: ${car}, prise en charge le ${from}, ${place}.`,
    pay: (amount, url) =>
      `Vous pouvez payer ${amount} en ligne ici, jusqu’à votre prise en charge\u00A0: ${url}`,
    paper: (url) =>
      `Le contrat et l’état de la voiture sont dans votre réservation, qui s’ouvre une fois connecté ou sur l’appareil qui a réservé\u00A0: ${url}`,
    receipt: (number, sum, at, way) =>
      way === null
        ? `Reçu n°\u00A0${number}\u00A0: nous vous avons rendu ${sum} le ${at}.`
        : `Reçu n°\u00A0${number}\u00A0: nous avons reçu ${sum} (${way}) le ${at}.`,
    ways: { cash: 'espèces', mtnMoMo: 'MTN MoMo', orangeMoney: 'Orange Money', card: 'carte' },
    due: (amount) =>
      amount === null ? 'Il ne reste rien à payer.' : `Reste à payer au comptoir\u00A0: ${amount}.`,
  },
  es: {
    subject: (reference) => `Su reserva Wouri ${reference}`,
    hello: (name, supplier) => `Hola, ${name}. Le escribe ${supplier}.`,
    trip: (car, reference, from, place) =>
      `Es sobre su reserva ${reference}: ${car}, recogida el ${from}, ${place}.`,
    pay: (amount, url) => `Puede pagar ${amount} en línea aquí, hasta su recogida: ${url}`,
    paper: (url) =>
      `El contrato y el estado del coche están en su reserva, que se abre con su cuenta o en el dispositivo con el que reservó: ${url}`,
    receipt: (number, sum, at, way) =>
      way === null
        ? `Recibo n.º\u00A0${number}: le devolvimos ${sum} el ${at}.`
        : `Recibo n.º\u00A0${number}: recibimos ${sum} (${way}) el ${at}.`,
    ways: { cash: 'efectivo', mtnMoMo: 'MTN MoMo', orangeMoney: 'Orange Money', card: 'tarjeta' },
    due: (amount) =>
      amount === null ? 'Ya no queda nada por pagar.' : `Queda por pagar en el mostrador: ${amount}.`,
  },
}

type About = Pick<StaffBooking, 'language' | 'reference' | 'driver' | 'supplier' | 'car' | 'from' | 'pickUp'>

export function driverSubject({ language, reference }: Pick<About, 'language' | 'reference'>): string {
  return words[language].subject(groupedReference(reference))
}

/** For WhatsApp and mail: who writes, about which booking. */
export function driverMessage(booking: About): string {
  const { language, reference, driver, supplier, car, from, pickUp } = booking
  const { hello, trip } = words[language]
  const at = datesIn(language, null).dateTime(from)
  return `${hello(driver.fullName, supplier.name)} ${trip(car.name, groupedReference(reference), at, pickUp.name[language])}`
}

/** The same with a link that pays what is left; `due` as staff read it, in francs. */
export function paymentMessage(booking: About, due: string, url: string): string {
  return `${driverMessage(booking)} ${words[booking.language].pay(due, url)}`
}

/** The same with the address of the booking, where its papers are: it opens for its driver alone. */
export function paperMessage(booking: About & Pick<StaffBooking, '_id'>, origin: string): string {
  const url = `${origin}/booking?b=${booking._id}`
  return `${driverMessage(booking)} ${words[booking.language].paper(url)}`
}

type Sum = { number: string; amount: number; at: string; method: CounterMethod | null }

/** The receipt of one sum that the counter took, or handed back where no method is given; in whole XAF. */
export function receiptMessage(booking: About & Pick<StaffBooking, 'due'>, sum: Sum): string {
  const { language, due } = booking
  const { receipt, ways, due: left } = words[language]
  const francs = (amount: number) => formatMoney(amount, baseCurrency, language)
  const at = datesIn(language, null).dateTime(sum.at)
  const way = sum.method === null ? null : ways[sum.method]
  return [
    driverMessage(booking),
    receipt(sum.number, francs(sum.amount), at, way),
    left(due > 0 ? francs(due) : null),
  ].join(' ')
}
