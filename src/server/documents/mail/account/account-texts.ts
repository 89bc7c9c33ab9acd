// The words of the mails about an account. No-break spaces are escapes, as in texts.ts.

import type { Language } from '#domain/language.ts'

type LinkTexts = { subject: string; heading: string; opening: string; action: string; notYou: string }

export type AccountTexts = {
  activation: LinkTexts
  /** To work on the staff side: for which agency, and invited by whom. */
  invitation: LinkTexts & { from: (agency: string, by: string | null) => string; lifetime: string }
  reset: LinkTexts
  /** True of every other link. */
  lifetime: string
  changed: {
    subject: string
    heading: string
    when: (date: string) => string
    signedOut: string
    action: string
    notYou: string
    wasYou: string
  }
}

const en: AccountTexts = {
  activation: {
    subject: 'Activate your Wouri account',
    heading: 'One step left',
    opening: 'Choose the password of your account. That also tells us that this address is yours.',
    action: 'Activate my account',
    notYou:
      'This address was given for an account on Wouri. If it was not you, ignore this email: nothing opens without the link.',
  },
  invitation: {
    subject: 'You are invited to Wouri',
    heading: 'Welcome to the desk',
    opening: 'An account was made for you, to run your cars and bookings on Wouri. Choose its password.',
    action: 'Choose my password',
    notYou: 'If you do not expect this, ignore this email: nothing opens without the link.',
    from: (agency, by) => (by === null ? `You are invited to ${agency}.` : `${by} invites you to ${agency}.`),
    lifetime: 'The link works once, for 7 days. Only the newest email counts.',
  },
  reset: {
    subject: 'Choose a new password on Wouri',
    heading: 'A new password',
    opening: 'Somebody asked for a new password for your account. Until you choose one, nothing changes.',
    action: 'Choose a new password',
    notYou: 'If it was not you, ignore this email: your password stays as it is.',
  },
  lifetime: 'The link works once, for 24 hours. Only the newest email counts.',
  changed: {
    subject: 'Your password on Wouri was changed',
    heading: 'Password changed',
    when: (date) => `The password of your account was changed on ${date} (Cameroon time).`,
    signedOut: 'All other devices were signed out.',
    action: 'Choose another password',
    notYou: 'If it was not you, choose another password at once.',
    wasYou: 'If it was you, there is nothing to do.',
  },
}

const fr: AccountTexts = {
  activation: {
    subject: 'Activez votre compte Wouri',
    heading: 'Plus qu’une étape',
    opening:
      'Choisissez le mot de passe de votre compte. Cela nous dit aussi que cette adresse est la vôtre.',
    action: 'Activer mon compte',
    notYou:
      'Cette adresse a été donnée pour un compte sur Wouri. Si ce n’était pas vous, ignorez ce message\u00A0: rien ne s’ouvre sans le lien.',
  },
  invitation: {
    subject: 'Votre invitation sur Wouri',
    heading: 'Bienvenue au comptoir',
    opening:
      'Un compte a été créé pour vous, pour gérer vos voitures et vos réservations sur Wouri. Choisissez son mot de passe.',
    action: 'Choisir mon mot de passe',
    notYou: 'Si vous ne l’attendiez pas, ignorez ce message\u00A0: rien ne s’ouvre sans le lien.',
    from: (agency, by) =>
      by === null
        ? `Vous êtes invité dans l’équipe de l’agence ${agency}.`
        : `${by} vous invite dans l’équipe de l’agence ${agency}.`,
    lifetime: 'Le lien sert une fois, pendant 7\u00A0jours. Seul le message le plus récent compte.',
  },
  reset: {
    subject: 'Choisissez un nouveau mot de passe sur Wouri',
    heading: 'Un nouveau mot de passe',
    opening:
      'Un nouveau mot de passe a été demandé pour votre compte. Rien ne change tant que vous n’en choisissez pas un.',
    action: 'Choisir un nouveau mot de passe',
    notYou: 'Si ce n’était pas vous, ignorez ce message\u00A0: votre mot de passe reste le même.',
  },
  lifetime: 'Le lien sert une fois, pendant 24\u00A0heures. Seul le message le plus récent compte.',
  changed: {
    subject: 'Votre mot de passe sur Wouri a changé',
    heading: 'Mot de passe changé',
    when: (date) => `Le mot de passe de votre compte a été changé le ${date} (heure du Cameroun).`,
    signedOut: 'Tous les autres appareils ont été déconnectés.',
    action: 'Choisir un autre mot de passe',
    notYou: 'Si ce n’était pas vous, choisissez tout de suite un autre mot de passe.',
    wasYou: 'Si c’était vous, il n’y a rien à faire.',
  },
}

const es: AccountTexts = {
  activation: {
    subject: 'Active su cuenta de Wouri',
    heading: 'Solo falta un paso',
    opening: 'Elija la contraseña de su cuenta. Así sabemos también que esta dirección es suya.',
    action: 'Activar mi cuenta',
    notYou:
      'Esta dirección se dio para una cuenta en Wouri. Si no fue usted, ignore este mensaje: nada se abre sin el enlace.',
  },
  invitation: {
    subject: 'Le invitamos a Wouri',
    heading: 'Le damos la bienvenida',
    opening:
      'Se ha creado una cuenta para usted, para gestionar sus coches y reservas en Wouri. Elija su contraseña.',
    action: 'Elegir mi contraseña',
    notYou: 'Si no lo esperaba, ignore este correo: nada se abre sin el enlace.',
    from: (agency, by) =>
      by === null
        ? `Le invitan al equipo de la agencia ${agency}.`
        : `${by} le invita al equipo de la agencia ${agency}.`,
    lifetime: 'El enlace sirve una vez, durante 7 días. Solo cuenta el mensaje más reciente.',
  },
  reset: {
    subject: 'Elija una nueva contraseña en Wouri',
    heading: 'Una nueva contraseña',
    opening: 'Se ha pedido una nueva contraseña para su cuenta. Mientras no elija una, nada cambia.',
    action: 'Elegir una nueva contraseña',
    notYou: 'Si no fue usted, ignore este mensaje: su contraseña sigue siendo la misma.',
  },
  lifetime: 'El enlace sirve una vez, durante 24\u00A0horas. Solo cuenta el mensaje más reciente.',
  changed: {
    subject: 'Su contraseña de Wouri ha cambiado',
    heading: 'Contraseña cambiada',
    when: (date) => `La contraseña de su cuenta se cambió el ${date} (hora de Camerún).`,
    signedOut: 'Se cerró la sesión en todos los demás dispositivos.',
    action: 'Elegir otra contraseña',
    notYou: 'Si no fue usted, elija otra contraseña ahora mismo.',
    wasYou: 'Si fue usted, no tiene que hacer nada.',
  },
}

export const accountTexts: Record<Language, AccountTexts> = { en, fr, es }
