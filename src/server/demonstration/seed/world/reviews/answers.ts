// What agencies of the demonstration answer, and texts that an admin has to look at.

import type { Language } from '#domain/language.ts'

export const thanks: Record<Language, readonly string[]> = {
  en: [
    'Thank you for your trust, and see you next time.',
    'Thank you. We pass this on to the team at the airport.',
    'We are glad that the road was good to you.',
  ],
  fr: [
    'Merci de votre confiance, et à la prochaine.',
    'Merci beaucoup. Nous le transmettons à l’équipe de l’aéroport.',
    'Ravis que la route vous ait été agréable.',
  ],
  es: [
    'Gracias por su confianza, y hasta la próxima.',
    'Muchas gracias. Se lo decimos al equipo del aeropuerto.',
  ],
}

export const regrets: Record<Language, readonly string[]> = {
  en: [
    'We are sorry. The car has been to the garage since, and we will do better.',
    'You are right, and we have spoken with the person at the desk.',
  ],
  fr: [
    'Nous en sommes désolés. La voiture est passée au garage depuis, et nous ferons mieux.',
    'Vous avez raison, nous en avons parlé avec la personne du comptoir.',
  ],
  es: [
    'Lo sentimos. El coche ha pasado por el taller desde entonces, y lo haremos mejor.',
    'Tiene razón, ya hemos hablado con la persona del mostrador.',
  ],
}

/** Numbers that are not in use. */
export const waiting: Record<Language, string> = {
  en: 'Good car. Next time I call the driver myself, ask for Paul on 629 00 09 91.',
  fr: 'Bonne voiture. La prochaine fois appelez directement le six deux neuf zéro zéro zéro neuf neuf deux.',
  es: 'Buen coche. La próxima vez escriban a paul@wouri.example.',
}
