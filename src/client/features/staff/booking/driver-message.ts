// Messages from staff to a driver, in the driver's language. It may differ from the screen's, so no catalog has them.

import type { StaffBooking } from '#contract/staff/bookings.ts'
import type { Language } from '#domain/language.ts'
import { groupedReference } from '#domain/booking/reference.ts'
import { datesIn } from '#client/i18n/dates.ts'

type Words = {
  subject: (reference: string) => string
  hello: (name: string, supplier: string) => string
  trip: (car: string, reference: string, from: string, place: string) => string
  pay: (amount: string, url: string) => string
  paper: (url: string) => string
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
  },
  es: {
    subject: (reference) => `Su reserva Wouri ${reference}`,
    hello: (name, supplier) => `Hola, ${name}. Le escribe ${supplier}.`,
    trip: (car, reference, from, place) =>
      `Es sobre su reserva ${reference}: ${car}, recogida el ${from}, ${place}.`,
    pay: (amount, url) => `Puede pagar ${amount} en línea aquí, hasta su recogida: ${url}`,
    paper: (url) =>
      `El contrato y el estado del coche están en su reserva, que se abre con su cuenta o en el dispositivo con el que reservó: ${url}`,
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
