// The words of the mail that asks whether a subscription was meant. U+202F stands before ; ! ? in French.

import type { Language } from '#domain/language.ts'

export type NewsletterTexts = { subject: string; heading: string; greeting: string; asked: string; confirm: string; notYou: string }

export const newsletterTexts: Record<Language, NewsletterTexts> = {
  en: {
    subject: 'Please confirm: our newsletter',
    heading: 'One more step',
    greeting: 'Hello,',
    asked: 'Somebody, probably you, asked for our newsletter at this address. Confirm it within seven days, and it will come.',
    confirm: 'Subscribe me',
    notYou: 'It was not you? Do nothing: without the button you are not on the list, and we forget this address.',
  },
  fr: {
    subject: 'À confirmer\u00A0: notre lettre d’information',
    heading: 'Encore une étape',
    greeting: 'Bonjour,',
    asked:
      'Quelqu’un, sans doute vous, a demandé notre lettre d’information à cette adresse. Confirmez dans les sept jours pour la recevoir.',
    confirm: 'M’abonner',
    notYou: 'Ce n’était pas vous\u202F? Ne faites rien\u00A0: sans le bouton, vous n’êtes pas sur la liste et nous oublions cette adresse.',
  },
  es: {
    subject: 'Confirme, por favor: nuestro boletín',
    heading: 'Un paso más',
    greeting: 'Hola:',
    asked: 'Alguien, probablemente usted, ha pedido nuestro boletín en esta dirección. Confírmelo en siete días y lo recibirá.',
    confirm: 'Suscribirme',
    notYou: '¿No fue usted? No haga nada: sin el botón no está en la lista y olvidaremos esta dirección.',
  },
}
