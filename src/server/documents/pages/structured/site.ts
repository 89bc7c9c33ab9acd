// The site itself as structured data (schema.org), and what any of its pages may say. Only what the page shows as well.

import { languages } from '#domain/language.ts'
import { pathInLanguage, type Head } from '#server/documents/pages/head.ts'

/** What a document needs to name addresses: in its own language when its own address forces that. */
export type Site = Pick<Head, 'origin' | 'language' | 'forced'>

export const context = 'https://schema.org'

/** The whole address of a path of this site, as this document would link to it. */
export function addressOf({ origin, language, forced }: Site, path: string): string {
  return origin + pathInLanguage(path, forced ? language : null)
}

/** One thing has one name on every page, whatever its language. */
export const idOf = ({ origin }: Site, path: string): string => origin + path

export const organizationId = (site: Site): string => idOf(site, '/#organization')

export type Contact = { phone: string; email: string }

/** Who runs the site. `contact` is the settings'; what is empty is left out. */
export function organization(site: Site, contact: Contact): object {
  const ways = {
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.email && { email: contact.email }),
  }
  const contactPoint = {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    ...ways,
    areaServed: 'CM',
    availableLanguage: [...languages],
  }
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': organizationId(site),
    name: 'Wouri',
    url: idOf(site, '/'),
    logo: idOf(site, '/icons/icon-512.png'),
    areaServed: { '@type': 'Country', name: 'Cameroon' },
    ...(Object.keys(ways).length > 0 && { contactPoint }),
  }
}

/**
 * The site as a whole, for its first page: it gives results their name. There is no SearchAction: no address of ours
 * takes free text (a search names a place by its identifier), and a template that finds nothing would be a lie.
 */
export function webSite(site: Site): object {
  return {
    '@context': context,
    '@type': 'WebSite',
    '@id': idOf(site, '/#website'),
    name: 'Wouri',
    url: idOf(site, '/'),
    inLanguage: [...languages],
    publisher: { '@id': organizationId(site) },
  }
}

export type Step = { name: string; path: string }

/** The way to a page from the first one, this page included. */
export function breadcrumbs(site: Site, steps: readonly Step[]): object {
  const itemListElement = steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(site, path),
  }))
  return { '@context': context, '@type': 'BreadcrumbList', itemListElement }
}

export type Question = { question: string; answer: string }

/** The questions of a page with their answers as plain text, exactly as it shows them. */
export function questionList(site: Site, questions: readonly Question[]): object {
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return { '@context': context, '@type': 'FAQPage', inLanguage: site.language, mainEntity }
}
