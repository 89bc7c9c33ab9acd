// The words of the mails. No-break spaces are written as escapes, so that they can be seen: U+202F comes before ; ! ?
// in French, U+00A0 before a colon.

import type { Language } from '#domain/language.ts'
import type { CounterMethod } from '#server/platform/db/tables/supplier-tables.ts'

export type ConfirmationTexts = {
  subject: (reference: string, car: string) => string
  heading: string
  /** Null for a name that had better not be repeated. */
  greeting: (name: string | null) => string
  booked: string
  paidOnline: string
  toConfirm: (supplier: string) => string
  /** While the address is not confirmed the mail is about that first; `date` is Cameroon's time. */
  asking: {
    subject: (reference: string, car: string) => string
    heading: string
    deadline: (date: string) => string
    booked: string
    action: string
    newest: string
    notYou: string
  }
  /** Staff have booked for somebody whom they had not met. */
  accepting: {
    subject: (reference: string, car: string) => string
    heading: string
    why: (supplier: string) => string
    booked: string
    action: string
    newest: string
  }
  trip: string
  reference: string
  car: string
  pickUp: string
  dropOff: string
  cameroonTime: string
  amounts: string
  total: string
  paid: string
  due: string
  deposit: string
  indicative: string
  bring: string
  licence: string
  identity: string
  depositBack: (amount: string) => string
  noDeposit: string
  accepted: (methods: string) => string
  methods: Record<CounterMethod, string>
  supplier: string
  phone: string
  aboutBooking: (reference: string) => string
  open: string
  sameDevice: string
  calendar: string
  notYou: (supplier: string) => string
  collect: (car: string) => string
  giveBack: (car: string) => string
}

const en: ConfirmationTexts = {
  subject: (reference, car) => `Booking ${reference}: ${car}`,
  heading: 'Congratulations!',
  greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
  booked: 'Your booking was successfully done. Here is all you need at pick-up.',
  paidOnline: 'Your payment was successfully done. Here is all you need at pick-up.',
  toConfirm: (supplier) => `${supplier} will confirm it. The car is kept for you in the meantime.`,
  asking: {
    subject: (reference, car) => `Confirm your booking ${reference}: ${car}`,
    heading: 'One tap left',
    deadline: (date) =>
      `Confirm by ${date} (Cameroon time): one tap on this button, no password. Otherwise the booking is cancelled and the car is free for others.`,
    booked: 'Your booking was successfully done. Below is all you need at pick-up.',
    action: 'Confirm my booking',
    newest: 'The link works until then. Only the newest email counts.',
    notYou:
      'This address was given for a booking on Wouri. If it was not you, ignore this email: a booking that is not confirmed is cancelled.',
  },
  accepting: {
    subject: (reference, car) => `Accept your booking ${reference}: ${car}`,
    heading: 'A car is booked for you',
    why: (supplier) =>
      `${supplier} made this booking for you. Accept it with this button, no password: then they may look at your driving licence before the pick-up, if you have one on file.`,
    booked: 'The car is kept for you either way. Below is all you need at pick-up.',
    action: 'Accept the booking',
    newest: 'The link works until the pick-up. Only the newest mail counts.',
  },
  trip: 'Your trip',
  reference: 'Reference',
  car: 'Car',
  pickUp: 'Pick-up',
  dropOff: 'Drop-off',
  cameroonTime: 'Cameroon time',
  amounts: 'Amounts',
  total: 'Total',
  paid: 'Paid',
  due: 'Due at the counter',
  deposit: 'Security deposit (refundable)',
  indicative:
    'At the counter you pay in CFA francs. The other amounts are a guide, at the rate when you booked.',
  bring: 'What to bring',
  licence: 'A driving licence valid on the day, for each driver',
  identity: 'A national identity card or a passport',
  depositBack: (amount) =>
    `The security deposit of ${amount}, given back when you return the car in the same condition`,
  noDeposit: 'No security deposit for this car',
  accepted: (methods) => `Something to pay with. Accepted at the counter: ${methods}`,
  methods: { cash: 'cash', mtnMoMo: 'MTN MoMo', orangeMoney: 'Orange Money', card: 'bank card' },
  supplier: 'Your rental agency',
  phone: 'Phone',
  aboutBooking: (reference) => `Hello, this is about my booking ${reference}`,
  open: 'Open this booking',
  sameDevice: 'Booked without an account, it opens on the device you booked with.',
  calendar: 'The attached file puts pick-up and drop-off in your calendar.',
  notYou: (supplier) =>
    `This address was given for a booking on Wouri. If it was not you, please tell ${supplier}.`,
  collect: (car) => `Pick up the ${car}`,
  giveBack: (car) => `Return the ${car}`,
}

const fr: ConfirmationTexts = {
  subject: (reference, car) => `Réservation ${reference}\u00A0: ${car}`,
  heading: 'Félicitations\u202F!',
  greeting: (name) => (name === null ? 'Bonjour,' : `Bonjour ${name},`),
  booked: 'Votre réservation est enregistrée. Voici tout ce qu’il vous faut à la prise en charge.',
  paidOnline: 'Votre paiement est fait. Voici tout ce qu’il vous faut à la prise en charge.',
  toConfirm: (supplier) => `${supplier} va la confirmer. La voiture vous est gardée en attendant.`,
  asking: {
    subject: (reference, car) => `Confirmez votre réservation ${reference}\u00A0: ${car}`,
    heading: 'Plus qu’un geste',
    deadline: (date) =>
      `Confirmez avant le ${date} (heure du Cameroun)\u00A0: il suffit de toucher ce bouton, sans mot de passe. Sinon, la réservation est annulée et la voiture redevient libre.`,
    booked:
      'Votre réservation est enregistrée. Vous trouverez plus bas tout ce qu’il vous faut à la prise en charge.',
    action: 'Confirmer ma réservation',
    newest: 'Le lien sert jusque-là. Seul le message le plus récent compte.',
    notYou:
      'Cette adresse a été donnée pour une réservation sur Wouri. Si ce n’était pas vous, ignorez ce message\u00A0: sans confirmation, la réservation s’annule d’elle-même.',
  },
  accepting: {
    subject: (reference, car) => `Acceptez votre réservation ${reference}\u00A0: ${car}`,
    heading: 'Une voiture est réservée pour vous',
    why: (supplier) =>
      `${supplier} a fait cette réservation pour vous. Acceptez-la avec ce bouton, sans mot de passe\u00A0: l’agence pourra alors regarder votre permis de conduire avant la prise en charge, si vous en avez déposé un.`,
    booked:
      'La voiture vous est gardée dans tous les cas. Vous trouverez plus bas tout ce qu’il vous faut à la prise en charge.',
    action: 'Accepter la réservation',
    newest: 'Le lien sert jusqu’à la prise en charge. Seul le message le plus récent compte.',
  },
  trip: 'Votre location',
  reference: 'Référence',
  car: 'Voiture',
  pickUp: 'Prise en charge',
  dropOff: 'Restitution',
  cameroonTime: 'heure du Cameroun',
  amounts: 'Montants',
  total: 'Total',
  paid: 'Payé',
  due: 'À régler au comptoir',
  deposit: 'Caution (remboursable)',
  indicative:
    'Au comptoir, vous payez en francs CFA. Les autres montants sont indicatifs, au taux du moment de la réservation.',
  bring: 'À apporter',
  licence: 'Un permis de conduire valable ce jour-là, pour chaque conducteur',
  identity: 'Une carte nationale d’identité ou un passeport',
  depositBack: (amount) => `La caution de ${amount}, rendue si la voiture revient dans le même état`,
  noDeposit: 'Aucune caution n’est demandée pour cette voiture',
  accepted: (methods) => `De quoi payer. Accepté au comptoir\u00A0: ${methods}`,
  methods: { cash: 'espèces', mtnMoMo: 'MTN MoMo', orangeMoney: 'Orange Money', card: 'carte bancaire' },
  supplier: 'Votre agence',
  phone: 'Téléphone',
  aboutBooking: (reference) => `Bonjour, c’est au sujet de ma réservation ${reference}`,
  open: 'Ouvrir cette réservation',
  sameDevice: 'Faite sans compte, elle s’ouvre sur l’appareil qui a servi à réserver.',
  calendar: 'Le fichier joint inscrit la prise en charge et la restitution dans votre agenda.',
  notYou: (supplier) =>
    `Cette adresse a été donnée pour une réservation sur Wouri. Si ce n’était pas vous, merci de le dire à ${supplier}.`,
  collect: (car) => `Prendre la voiture\u00A0: ${car}`,
  giveBack: (car) => `Rendre la voiture\u00A0: ${car}`,
}

const es: ConfirmationTexts = {
  subject: (reference, car) => `Reserva ${reference}: ${car}`,
  heading: '¡Enhorabuena!',
  greeting: (name) => (name === null ? 'Hola:' : `Hola, ${name}:`),
  booked: 'Su reserva se ha realizado correctamente. Aquí tiene todo lo necesario para la recogida.',
  paidOnline: 'Su pago se ha realizado correctamente. Aquí tiene todo lo necesario para la recogida.',
  toConfirm: (supplier) => `${supplier} la confirmará. Mientras tanto, el coche queda guardado para usted.`,
  asking: {
    subject: (reference, car) => `Confirme su reserva ${reference}: ${car}`,
    heading: 'Solo falta un toque',
    deadline: (date) =>
      `Confirme antes del ${date} (hora de Camerún): basta con tocar este botón, sin contraseña. De lo contrario, la reserva se cancela y el coche queda libre.`,
    booked: 'Su reserva se ha realizado correctamente. Más abajo tiene todo lo necesario para la recogida.',
    action: 'Confirmar mi reserva',
    newest: 'El enlace sirve hasta entonces. Solo cuenta el mensaje más reciente.',
    notYou:
      'Esta dirección se dio para una reserva en Wouri. Si no fue usted, ignore este mensaje: sin confirmar, la reserva se cancela sola.',
  },
  accepting: {
    subject: (reference, car) => `Acepte su reserva ${reference}: ${car}`,
    heading: 'Hay un coche reservado para usted',
    why: (supplier) =>
      `${supplier} hizo esta reserva para usted. Acéptela con este botón, sin contraseña: así la agencia podrá ver su permiso de conducir antes de la recogida, si nos lo ha enviado.`,
    booked:
      'El coche queda guardado para usted en cualquier caso. Más abajo tiene todo lo necesario para la recogida.',
    action: 'Aceptar la reserva',
    newest: 'El enlace sirve hasta la recogida. Solo cuenta el mensaje más reciente.',
  },
  trip: 'Su alquiler',
  reference: 'Referencia',
  car: 'Coche',
  pickUp: 'Recogida',
  dropOff: 'Devolución',
  cameroonTime: 'hora de Camerún',
  amounts: 'Importes',
  total: 'Total',
  paid: 'Pagado',
  due: 'A pagar en el mostrador',
  deposit: 'Fianza (reembolsable)',
  indicative:
    'En el mostrador se paga en francos CFA. Los demás importes son orientativos, al cambio del momento de la reserva.',
  bring: 'Qué llevar',
  licence: 'Un permiso de conducir válido ese día, por cada conductor',
  identity: 'Un documento nacional de identidad o un pasaporte',
  depositBack: (amount) =>
    `La fianza de ${amount}, que se le devuelve si entrega el coche en el mismo estado`,
  noDeposit: 'No se pide fianza por este coche',
  accepted: (methods) => `Con qué pagar. Se acepta en el mostrador: ${methods}`,
  methods: { cash: 'efectivo', mtnMoMo: 'MTN MoMo', orangeMoney: 'Orange Money', card: 'tarjeta bancaria' },
  supplier: 'Su agencia',
  phone: 'Teléfono',
  aboutBooking: (reference) => `Hola, es sobre mi reserva ${reference}`,
  open: 'Abrir esta reserva',
  sameDevice: 'Hecha sin cuenta, se abre en el dispositivo con el que reservó.',
  calendar: 'El archivo adjunto apunta la recogida y la devolución en su calendario.',
  notYou: (supplier) =>
    `Esta dirección se dio para una reserva en Wouri. Si no fue usted, avise a ${supplier}.`,
  collect: (car) => `Recoger el coche: ${car}`,
  giveBack: (car) => `Devolver el coche: ${car}`,
}

export const confirmationTexts: Record<Language, ConfirmationTexts> = { en, fr, es }
