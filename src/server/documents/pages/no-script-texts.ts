// Texts where no script runs: what is missing, and how to go on without it.

import type { Language } from '#domain/language.ts'

export type NoScriptWords = { words: string; contact: string }

/** Under a list of cars, under a form that asks where and when, and instead of a screen that is one person's. */
export const noScriptTexts: Record<Language, Record<'found' | 'asked' | 'own', NoScriptWords>> = {
  en: {
    found: {
      words:
        'JavaScript is missing: below are the first cars that are free for your dates, with their prices. Without it this page can neither open nor filter nor book them. Switch it on in the settings of your browser and load the page again, or write to us from the contact page: we book a car for you.',
      contact: 'Contact',
    },
    asked: {
      words:
        'JavaScript is missing, and so is a place we know: write the name of a city, an airport or a district and press Search; the first cars that are free are then shown. To open and book them, switch JavaScript on in the settings of your browser, or write to us from the contact page.',
      contact: 'Contact',
    },
    own: {
      words:
        'JavaScript is missing, and this page cannot be shown without it. Switch it on in the settings of your browser and load the page again. Cars and prices are found without it too, and if you write to us we book for you, or look after your booking.',
      contact: 'Contact',
    },
  },
  fr: {
    found: {
      words:
        'JavaScript est désactivé\u00A0: voici les premières voitures libres à vos dates, avec leur prix. Sans lui, cette page ne peut ni les ouvrir, ni les filtrer, ni les réserver. Activez-le dans les paramètres de votre navigateur et rechargez la page, ou écrivez-nous depuis la page de contact\u00A0: nous réservons une voiture pour vous.',
      contact: 'Contact',
    },
    asked: {
      words:
        'JavaScript est désactivé et nous ne connaissons pas ce lieu\u00A0: écrivez le nom d’une ville, d’un aéroport ou d’un quartier et appuyez sur Rechercher\u202F; les premières voitures libres s’affichent alors. Pour les ouvrir et les réserver, activez JavaScript dans les paramètres de votre navigateur, ou écrivez-nous depuis la page de contact.',
      contact: 'Contact',
    },
    own: {
      words:
        'JavaScript est désactivé, et cette page ne s’affiche pas sans lui. Activez-le dans les paramètres de votre navigateur et rechargez la page. Vous pouvez chercher une voiture et voir les prix sans lui et, si vous nous écrivez, nous réservons pour vous ou nous nous occupons de votre réservation.',
      contact: 'Contact',
    },
  },
  es: {
    found: {
      words:
        'Falta JavaScript: estos son los primeros coches libres en sus fechas, con sus precios. Sin él, esta página no puede abrirlos, filtrarlos ni reservarlos. Actívelo en los ajustes de su navegador y vuelva a cargar la página, o escríbanos desde la página de contacto: reservamos un coche para usted.',
      contact: 'Contacto',
    },
    asked: {
      words:
        'Falta JavaScript, y también un lugar que conozcamos: escriba el nombre de una ciudad, un aeropuerto o un barrio y pulse Buscar; entonces se muestran los primeros coches libres. Para abrirlos y reservarlos, active JavaScript en los ajustes de su navegador o escríbanos desde la página de contacto.',
      contact: 'Contacto',
    },
    own: {
      words:
        'Falta JavaScript, y esta página no se puede mostrar sin él. Actívelo en los ajustes de su navegador y vuelva a cargar la página. También sin él puede buscar coches y ver precios y, si nos escribe, reservamos por usted o nos ocupamos de su reserva.',
      contact: 'Contacto',
    },
  },
}
