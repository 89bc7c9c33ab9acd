import type { Language } from '#domain/language.ts'

/** Said in the place of the results where no script runs: what is missing, and the way on without it. */
export const searchWithoutScripts: Record<Language, { words: string; contact: string }> = {
  en: {
    words: 'JavaScript is missing: without it this page cannot ask the agencies which cars are free for your dates, nor work out their prices. Switch it on in the settings of your browser and load the page again, or write to us from the contact page: we look for a car for you.',
    contact: 'Contact',
  },
  fr: {
    words: 'Il manque JavaScript : sans lui, cette page ne peut ni demander aux agences quelles voitures sont libres à vos dates, ni calculer leur prix. Activez-le dans les réglages de votre navigateur et rechargez la page, ou écrivez-nous depuis la page de contact : nous cherchons une voiture pour vous.',
    contact: 'Contact',
  },
  es: {
    words: 'Falta JavaScript: sin él, esta página no puede preguntar a las agencias qué coches están libres en sus fechas ni calcular sus precios. Actívelo en los ajustes de su navegador y vuelva a cargar la página, o escríbanos desde la página de contacto: buscamos un coche para usted.',
    contact: 'Contacto',
  },
}
