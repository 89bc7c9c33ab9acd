/** Ten fictional agencies. The phone numbers use a prefix no operator has opened. */
import type { LocalText } from './locations.ts'

export type CounterPayment = 'cash' | 'mtnMoMo' | 'orangeMoney' | 'card'

export type WorldSupplier = {
  id: string
  name: string
  phone: string
  whatsapp: string
  email: string
  /** Accepts payment at the counter. */
  payLater: boolean
  /** What "pay the deposit online" charges; 0 means the option is not offered. */
  partPaymentPercent: number
  /** Added to tariffs and extras; negative is a rebate. */
  markupPercent: number
  minimumRentalDays: number
  locations: string[]
  rating: number
  payments: CounterPayment[]
  about: LocalText
}

const everyPayment: CounterPayment[] = ['cash', 'mtnMoMo', 'orangeMoney', 'card']

function contact(id: string, number: string) {
  return { id, phone: number, whatsapp: number, email: `${id}@wouri.example` }
}

export const worldSuppliers: WorldSupplier[] = [
  {
    ...contact('mboa-prestige', '+237629000101'),
    name: 'Mboa Prestige',
    payLater: true,
    partPaymentPercent: 20,
    markupPercent: 0,
    minimumRentalDays: 1,
    locations: ['douala-airport', 'douala-bonanjo', 'douala-bonapriso', 'yaounde-nsimalen-airport', 'kribi'],
    rating: 4.7,
    payments: everyPayment,
    about: {
      en: 'A family house in Bonanjo with a young fleet, handed over washed, full and explained.',
      fr: 'Une maison familiale de Bonanjo, un parc récent, remis lavé, plein fait et expliqué.',
      es: 'Una casa familiar de Bonanjo con una flota joven, entregada limpia, llena y explicada.',
    },
  },
  {
    ...contact('sawa-motors', '+237629000102'),
    name: 'Sawa Motors',
    payLater: true,
    partPaymentPercent: 20,
    markupPercent: 5,
    minimumRentalDays: 1,
    locations: ['douala-airport', 'douala-akwa', 'douala-bonanjo'],
    rating: 4.2,
    payments: everyPayment,
    about: {
      en: 'Everyday cars in Akwa, ready in ten minutes, with a driver on request.',
      fr: 'Des voitures de tous les jours à Akwa, prêtes en dix minutes, avec chauffeur sur demande.',
      es: 'Coches para cada día en Akwa, listos en diez minutos, con chófer si se desea.',
    },
  },
  {
    ...contact('bonapriso-drive', '+237629000103'),
    name: 'Bonapriso Drive',
    payLater: false,
    partPaymentPercent: 30,
    markupPercent: 8,
    minimumRentalDays: 1,
    locations: ['douala-bonapriso', 'douala-airport'],
    rating: 4.8,
    payments: ['mtnMoMo', 'orangeMoney', 'card'],
    about: {
      en: 'Sports and city cars from Europe, maintained by the workshop that sold them.',
      fr: 'Sportives et citadines européennes, entretenues par l’atelier qui les a vendues.',
      es: 'Deportivos y urbanos europeos, mantenidos por el taller que los vendió.',
    },
  },
  {
    ...contact('ngondo-cars', '+237629000104'),
    name: 'Ngondo Cars',
    payLater: true,
    partPaymentPercent: 20,
    markupPercent: 0,
    minimumRentalDays: 1,
    locations: ['douala-airport', 'douala-akwa', 'limbe'],
    rating: 4.1,
    payments: ['cash', 'mtnMoMo', 'orangeMoney'],
    about: {
      en: 'From the scooter to the thirty-seat bus, for weddings, mourning and work.',
      fr: 'Du scooter au car de trente places, pour les mariages, les deuils et le travail.',
      es: 'Del scooter al autobús de treinta plazas, para bodas, duelos y trabajo.',
    },
  },
  {
    ...contact('sept-collines', '+237629000105'),
    name: 'Sept Collines Location',
    payLater: true,
    partPaymentPercent: 25,
    markupPercent: 2.5,
    minimumRentalDays: 1,
    locations: ['yaounde-centre', 'yaounde-nsimalen-airport', 'yaounde-bastos', 'bertoua'],
    rating: 4.4,
    payments: everyPayment,
    about: {
      en: 'The capital by the day or the month, with invoices ministries accept.',
      fr: 'La capitale à la journée ou au mois, avec des factures admises par les ministères.',
      es: 'La capital por días o por meses, con facturas que aceptan los ministerios.',
    },
  },
  {
    ...contact('mont-febe-limousines', '+237629000106'),
    name: 'Mont Fébé Limousines',
    payLater: false,
    partPaymentPercent: 50,
    markupPercent: 12,
    minimumRentalDays: 1,
    locations: ['yaounde-bastos', 'yaounde-nsimalen-airport', 'douala-airport'],
    rating: 4.9,
    payments: ['card'],
    about: {
      en: 'Chauffeur-grade saloons for delegations, discreet and always under three years old.',
      fr: 'Des berlines de grande remise pour délégations, discrètes et de moins de trois ans.',
      es: 'Berlinas de representación para delegaciones, discretas y de menos de tres años.',
    },
  },
  {
    ...contact('kribi-littoral', '+237629000107'),
    name: 'Kribi Littoral',
    payLater: true,
    partPaymentPercent: 20,
    markupPercent: -5,
    minimumRentalDays: 1,
    locations: ['kribi', 'douala-airport', 'yaounde-nsimalen-airport'],
    rating: 4.3,
    payments: ['cash', 'mtnMoMo', 'orangeMoney'],
    about: {
      en: 'Open-air cars and motorhomes for the coast, returned with sand and no questions.',
      fr: 'Des voitures de plein air et des camping-cars pour la côte, rendus avec du sable et sans histoires.',
      es: 'Coches al aire libre y autocaravanas para la costa, que pueden volver con arena.',
    },
  },
  {
    ...contact('grassfields-auto', '+237629000108'),
    name: 'Grassfields Auto',
    payLater: true,
    partPaymentPercent: 20,
    markupPercent: 0,
    minimumRentalDays: 2,
    locations: ['bafoussam', 'douala-akwa', 'yaounde-centre'],
    rating: 3.9,
    payments: ['cash', 'mtnMoMo', 'orangeMoney'],
    about: {
      en: 'Sturdy vehicles for the western highlands, from pickups to removal trucks.',
      fr: 'Des véhicules solides pour les hauts plateaux de l’Ouest, du pick-up au camion.',
      es: 'Vehículos resistentes para el altiplano del oeste, de la camioneta al camión.',
    },
  },
  {
    ...contact('sahel-horizon', '+237629000109'),
    name: 'Sahel Horizon',
    payLater: true,
    partPaymentPercent: 40,
    markupPercent: 3.5,
    minimumRentalDays: 3,
    locations: ['garoua', 'garoua-airport', 'maroua', 'ngaoundere', 'bertoua'],
    rating: 4.5,
    payments: ['cash', 'mtnMoMo', 'orangeMoney', 'card'],
    about: {
      en: 'Expedition four-by-fours for the parks of the north, with two spare wheels.',
      fr: 'Des 4×4 d’expédition pour les parcs du Nord, avec deux roues de secours.',
      es: 'Todoterrenos de expedición para los parques del norte, con dos ruedas de repuesto.',
    },
  },
  {
    ...contact('fako-rides', '+237629000110'),
    name: 'Fako Rides',
    payLater: true,
    partPaymentPercent: 0,
    markupPercent: -2.5,
    minimumRentalDays: 1,
    locations: ['limbe', 'buea', 'douala-bonanjo'],
    rating: 4,
    payments: ['cash', 'mtnMoMo'],
    about: {
      en: 'Scooters and small cars at the foot of Mount Cameroon, helmets included.',
      fr: 'Scooters et petites voitures au pied du mont Cameroun, casques fournis.',
      es: 'Scooters y coches pequeños al pie del monte Camerún, cascos incluidos.',
    },
  },
]
