// What the closed lists of a car are called in a table for spreadsheets: written by an export, and read again by an import.

import type { Translated } from '../../language.ts'
import type { CarType, FuelPolicy, FuelType, Gearbox, Multimedia } from '../car.ts'
import type { CarState } from '../state.ts'

type Words<T extends string> = Readonly<Record<T, Translated>>

export const stateWords: Words<CarState> = {
  listed: { en: 'Listed', fr: 'En ligne', es: 'Publicado' },
  'coming-soon': { en: 'Coming soon', fr: 'Bientôt disponible', es: 'Próximamente' },
  unlisted: { en: 'Not listed', fr: 'Hors ligne', es: 'No publicado' },
  retired: { en: 'Retired', fr: 'Retirée du parc', es: 'Retirado' },
}

export const rangeWords: Words<CarType> = {
  mini: { en: 'Mini', fr: 'Mini', es: 'Mini' },
  midi: { en: 'Midi', fr: 'Midi', es: 'Midi' },
  maxi: { en: 'Maxi', fr: 'Maxi', es: 'Maxi' },
  scooter: { en: 'Scooter', fr: 'Scooter', es: 'Scooter' },
  bus: { en: 'Minibus', fr: 'Minibus', es: 'Minibús' },
  truck: { en: 'Truck', fr: 'Camion', es: 'Camión' },
  caravan: { en: 'Motorhome', fr: 'Camping-car', es: 'Autocaravana' },
}

export const gearboxWords: Words<Gearbox> = {
  manual: { en: 'Manual', fr: 'Manuelle', es: 'Manual' },
  automatic: { en: 'Automatic', fr: 'Automatique', es: 'Automático' },
}

export const fuelWords: Words<FuelType> = {
  diesel: { en: 'Diesel', fr: 'Diesel', es: 'Diésel' },
  gasoline: { en: 'Petrol', fr: 'Essence', es: 'Gasolina' },
  electric: { en: 'Electric', fr: 'Électrique', es: 'Eléctrico' },
  hybrid: { en: 'Hybrid', fr: 'Hybride', es: 'Híbrido' },
  plugInHybrid: { en: 'Plug-in hybrid', fr: 'Hybride rechargeable', es: 'Híbrido enchufable' },
  unknown: { en: 'Unknown', fr: 'Inconnu', es: 'Desconocido' },
}

export const fuelPolicyWords: Words<FuelPolicy> = {
  likeForlike: {
    en: 'Return with the same level',
    fr: 'Rendre au même niveau',
    es: 'Mismo nivel al devolver',
  },
  freeTank: { en: 'Tank included', fr: 'Plein inclus', es: 'Combustible incluido' },
  fullToFull: { en: 'Full to full', fr: 'Plein à plein', es: 'Lleno a lleno' },
  FullToEmpty: { en: 'Full to empty', fr: 'Plein à vide', es: 'Lleno a vacío' },
}

export const multimediaWords: Words<Multimedia> = {
  touchscreen: { en: 'Touchscreen', fr: 'Écran tactile', es: 'Pantalla táctil' },
  bluetooth: { en: 'Bluetooth', fr: 'Bluetooth', es: 'Bluetooth' },
  androidAuto: { en: 'Android Auto', fr: 'Android Auto', es: 'Android Auto' },
  appleCarPlay: { en: 'Apple CarPlay', fr: 'Apple CarPlay', es: 'Apple CarPlay' },
}

export const yesNoWords: Words<'yes' | 'no'> = {
  yes: { en: 'Yes', fr: 'Oui', es: 'Sí' },
  no: { en: 'No', fr: 'Non', es: 'No' },
}

/** Of an extra; any other is a price. */
export const extraPriceWords: Words<'unavailable' | 'included'> = {
  unavailable: { en: 'Not offered', fr: 'Non proposé', es: 'No se ofrece' },
  included: { en: 'Included', fr: 'Inclus', es: 'Incluido' },
}

export const unlimitedWord: Translated = { en: 'Unlimited', fr: 'Illimité', es: 'Ilimitado' }

/** Between the values of one cell: no spreadsheet divides there. */
export const betweenValues = ' | '
