// The head of a document, for search engines and previews of shared links.

import { defaultLanguage, languages, type Language } from '#domain/language.ts'
import { Html, html } from '#server/platform/http/html.ts'
import { languageReminder } from './remember-language.ts'

/** 1200 by 630 is what most programs show. The address is absolute, or a path of this site. PNG or JPEG: WhatsApp shows no SVG. */
export type HeadPicture = { url: string; width: number; height: number; alt: string }

export type Head = {
  /** The language the document is written in. */
  language: Language
  /** The document's own address: a path, with the query that makes it another document, without `l`. */
  path: string
  /** What a link that somebody sends must open when that is more than `path`: a search with its trip. Without `l`. */
  sharedPath?: string | undefined
  /** The public origin, without a slash at its end. */
  origin: string
  title: string
  description: string
  picture?: HeadPicture | undefined
  /** Plain objects with `@context` and `@type`: one block each. */
  structured: readonly object[]
  /** True when the address itself forces the language (`l=fr`). */
  forced: boolean
}

/** Of those that Facebook knows; the same countries as the dates in our mails. */
const locales: Record<Language, string> = { en: 'en_GB', fr: 'fr_FR', es: 'es_ES' }

/** Takes a path with or without a query; returns it with `l` set to the language, or without any `l` for null. */
export function pathInLanguage(path: string, language: Language | null): string {
  const [place = '', query = ''] = path.split('#')[0]!.split(/\?(.*)/s)
  const kept = query.split('&').filter((pair) => pair !== '' && pair.split('=')[0] !== 'l')
  const pairs = language === null ? kept : [...kept, `l=${language}`]
  return pairs.length === 0 ? place : `${place}?${pairs.join('&')}`
}

/**
 * A data block that nothing inside can end: `<` is written as an escape, so neither `</script>` nor `<!--` can appear.
 * A content policy does not stop it, because it is not a script that runs.
 */
export function dataBlock(data: object): Html {
  return new Html(
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>\n`,
  )
}

function pictureMarkup({ url, width, height, alt }: HeadPicture, origin: string): Html {
  return html`<meta property="og:image" content="${url.startsWith('/') ? origin + url : url}" />
<meta property="og:image:width" content="${width}" />
<meta property="og:image:height" content="${height}" />
<meta property="og:image:alt" content="${alt}" />
`
}

/**
 * Takes what one document says about itself; returns its title, description, canonical address, the same document in the
 * other languages, its card (Open Graph) and its structured data. The plain address is the one for every other language;
 * an address that forces a language is canonical with it, because it is a document of its own.
 */
export function headMarkup(head: Head): Html {
  const { language, origin, title, description, picture = null } = head
  const addressIn = (chosen: Language | null, path = head.path) => origin + pathInLanguage(path, chosen)
  const spoken = head.forced ? language : null
  const own = addressIn(spoken)
  const others = languages.filter((other) => other !== language)
  return html`<title>${title}</title>
<meta name="description" content="${description}" />
<link rel="canonical" href="${own}" />
${languages.map((other) => html`<link rel="alternate" hreflang="${other}" href="${addressIn(other)}" />\n`)}<link rel="alternate" hreflang="x-default" href="${addressIn(null)}" />
<meta property="og:type" content="website" />
<meta property="og:site_name" content="Wouri" />
<meta property="og:title" content="${title}" />
<meta property="og:description" content="${description}" />
<meta property="og:url" content="${addressIn(spoken, head.sharedPath)}" />
<meta property="og:locale" content="${locales[language]}" />
${others.map((other) => html`<meta property="og:locale:alternate" content="${locales[other]}" />\n`)}${picture && pictureMarkup(picture, origin)}<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}" />
${head.structured.map(dataBlock)}${spoken && languageReminder(spoken)}`
}

/** The words on the picture, and what it shows. */
const siteAlt: Record<Language, string> = {
  en: 'Wouri: a fine car, ready when you arrive. A champagne four-by-four on a dark ground',
  fr: 'Wouri\u00A0: une belle voiture, prête à votre arrivée. Un 4x4 champagne sur fond sombre',
  es: 'Wouri: un coche excelente, listo a su llegada. Un todoterreno champán sobre fondo oscuro',
}

/** The card of a page that has no picture of its own. */
export function sitePicture(language: Language = defaultLanguage): HeadPicture {
  return { url: `/og-${language}.png`, width: 1200, height: 630, alt: siteAlt[language] }
}
