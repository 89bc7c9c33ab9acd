// Texts of the mailbox in each language. French punctuation takes no-break spaces, written as escapes.

import type { Language } from '#domain/language.ts'

type Words = {
  name: string
  title: string
  demonstration: string
  othersRead: string
  empty: string
  to: string
  subject: string
  sent: string
  drawn: string
  plain: string
  attached: string
  back: string
}

export const mailboxTexts: Record<Language, Words> = {
  en: {
    name: 'English',
    title: 'Mailbox of the demonstration',
    demonstration:
      'This is the demonstration’s mailbox. No mail leaves this machine: what would be sent is kept here, because no mail server is configured.',
    othersRead:
      'Everybody who can open this page reads every mail on it, other people’s too. Please book with invented details only.',
    empty: 'No mail yet. Book a car and its confirmation appears here.',
    to: 'To',
    subject: 'Subject',
    sent: 'Sent',
    drawn: 'As a mail program shows it',
    plain: 'As plain text',
    attached: 'Attached',
    back: 'All mails',
  },
  fr: {
    name: 'Français',
    title: 'Boîte aux lettres de la démonstration',
    demonstration:
      'Ceci est la boîte aux lettres de la démonstration. Aucun e-mail ne quitte cette machine\u00A0: ce qui serait envoyé est gardé ici, car aucun serveur d’e-mail n’est configuré.',
    othersRead:
      'Quiconque peut ouvrir cette page y lit tous les e-mails, ceux des autres aussi. Réservez uniquement avec des données inventées.',
    empty: 'Aucun e-mail pour l’instant. Réservez une voiture et sa confirmation apparaît ici.',
    to: 'À',
    subject: 'Objet',
    sent: 'Envoyé',
    drawn: 'Comme l’affiche une messagerie',
    plain: 'En texte brut',
    attached: 'Joint',
    back: 'Tous les e-mails',
  },
  es: {
    name: 'Español',
    title: 'Buzón de la demostración',
    demonstration:
      'Este es el buzón de la demostración. Ningún correo sale de esta máquina: lo que se enviaría se guarda aquí, porque no hay servidor de correo configurado.',
    othersRead:
      'Quien puede abrir esta página lee todos sus correos, también los de otras personas. Reserve solo con datos inventados.',
    empty: 'Aún no hay correos. Reserve un coche y su confirmación aparecerá aquí.',
    to: 'Para',
    subject: 'Asunto',
    sent: 'Enviado',
    drawn: 'Como lo muestra un programa de correo',
    plain: 'En texto sin formato',
    attached: 'Adjunto',
    back: 'Todos los correos',
  },
}
