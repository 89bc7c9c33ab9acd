// What is said when a message cannot be read: a browser shows something of its own when we show nothing. The worker has no
// catalogs.

const sentences: Record<string, string> = {
  en: 'There is news about a booking of yours.',
  fr: 'Il y a du nouveau pour une de vos réservations.',
  es: 'Hay novedades sobre una de sus reservas.',
}

export const siteName = 'Wouri'

/** In the language that is read here, when that is known. */
export function generalNews(language: string | null): string {
  return sentences[language ?? ''] ?? sentences['en']!
}
