// The words of the newsletter's pages. U+202F comes before ; ! ? in French, as in the mails.

import type { Language } from '#domain/language.ts'

export type Step = 'confirm' | 'unsubscribe'

type Words = { title: string; question: string; button: string; done: string; unknown: string }

export const newsletterPageTexts: Record<Language, Record<Step, Words> & { home: string }> = {
  en: {
    home: 'Back to Wouri',
    confirm: {
      title: 'Our newsletter',
      question: 'Do you want our newsletter at your address?',
      button: 'Yes, subscribe me',
      done: 'Subscription successful!',
      unknown: 'This link is too old or was withdrawn. Subscribe again on our home page.',
    },
    unsubscribe: {
      title: 'Unsubscribe',
      question: 'Do you want to leave our newsletter?',
      button: 'Unsubscribe',
      done: 'You are off the list. We have forgotten your address.',
      unknown: 'This address is not on our list any more.',
    },
  },
  fr: {
    home: 'Retour à Wouri',
    confirm: {
      title: 'Notre lettre d’information',
      question: 'Voulez-vous recevoir notre lettre d’information à votre adresse\u202F?',
      button: 'Oui, je m’abonne',
      done: 'Abonnement réussi\u202F!',
      unknown:
        'Ce lien est trop ancien ou n’est plus valable. Abonnez-vous à nouveau sur notre page d’accueil.',
    },
    unsubscribe: {
      title: 'Se désabonner',
      question: 'Voulez-vous quitter notre lettre d’information\u202F?',
      button: 'Me désabonner',
      done: 'Vous n’êtes plus sur la liste. Nous avons oublié votre adresse.',
      unknown: 'Cette adresse n’est plus sur notre liste.',
    },
  },
  es: {
    home: 'Volver a Wouri',
    confirm: {
      title: 'Nuestro boletín',
      question: '¿Quiere recibir nuestro boletín en su dirección?',
      button: 'Sí, suscribirme',
      done: '¡Suscripción realizada!',
      unknown:
        'Este enlace es demasiado antiguo o ya no es válido. Suscríbase de nuevo en nuestra página de inicio.',
    },
    unsubscribe: {
      title: 'Darse de baja',
      question: '¿Quiere dejar nuestro boletín?',
      button: 'Darme de baja',
      done: 'Ya no está en la lista. Hemos olvidado su dirección.',
      unknown: 'Esta dirección ya no está en nuestra lista.',
    },
  },
}
