// Titles and descriptions of the public pages, for search engines and shared links.

import { i18n, type MessageDescriptor, type Messages } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Language } from '#domain/language.ts'

const catalogs: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('../../../locales/en.heads.po'),
  fr: () => import('../../../locales/fr.heads.po'),
  es: () => import('../../../locales/es.heads.po'),
}

export async function headMessages(language: Language): Promise<Messages> {
  return (await catalogs[language]()).messages
}

type Head = { title: MessageDescriptor; description: MessageDescriptor }

const heads: Record<string, Head> = {
  '/': {
    title: msg`Car rental in Cameroon: fine cars, one whole price · Wouri`,
    description: msg`Rent a well-kept car in Douala, Yaoundé and all over Cameroon. The whole price from the first screen, paid at the counter or online, with free cancellation at the counter.`,
  },
  '/search': {
    title: msg`Cars to rent in Cameroon · Wouri`,
    description: msg`Compare cars of agencies in Cameroon for your dates: the total with all that must be paid, the security deposit, what is included and how you can cancel.`,
  },
  '/locations': {
    title: msg`Pick-up places in Cameroon: airports and towns · Wouri`,
    description: msg`Every airport, city and district of Cameroon where you can pick up a rental car, with the number of cars that are free to book there.`,
  },
  '/suppliers': {
    title: msg`The car rental agencies of Wouri in Cameroon`,
    description: msg`Who hands you the keys: the agencies on Wouri with their ratings, their cars, their cities and the ways they take payment.`,
  },
  '/faq': {
    title: msg`FAQ: documents, pick-up, age and cancellation · Wouri`,
    description: msg`Short answers before you rent a car in Cameroon: which documents to bring, delivery and pick-up, how old you must be, and how to cancel.`,
  },
  '/about': {
    title: msg`About Wouri: car rental in Cameroon without surprises`,
    description: msg`What Wouri is, how a booking works, where prices come from and how you reach the people behind the cars.`,
  },
  '/tos': {
    title: msg`Terms of use · Wouri`,
    description: msg`What you and the agency agree to when you book a car on Wouri: prices, payment, cancellation, security deposit and what to bring.`,
  },
  '/privacy': {
    title: msg`Privacy policy · Wouri`,
    description: msg`Which information Wouri collects, what it is used for, how it is protected and shared, how long it is kept, and your rights.`,
  },
  '/cookie-policy': {
    title: msg`Cookie policy · Wouri`,
    description: msg`The few cookies of Wouri by name, what each is for and how long it stays, and what the app keeps on your phone.`,
  },
  '/contact': {
    title: msg`Contact: WhatsApp, phone and e-mail · Wouri`,
    description: msg`Ask Wouri about a car, a booking or a payment: by WhatsApp, by phone, by e-mail or with a message.`,
  },
}

const notFound: Head = {
  title: msg`Nothing to see here! · Wouri`,
  description: msg`There is no page at this address.`,
}

/** In the active language. */
export function headOf(path: string): { title: string; description: string } {
  const { title, description } = heads[path] ?? notFound
  return { title: i18n._(title), description: i18n._(description) }
}
