// The columns of a table of cars and what heads them: written by an export, and known again by an import.

import type { Translated } from '../../language.ts'
import { extras, type Extra } from '../../rental/extras.ts'

const extraHeadings: Readonly<Record<Extra, Translated>> = {
  cancellation: {
    en: 'Cancel until pick-up (XAF)',
    fr: 'Annulation jusqu’au départ (XAF)',
    es: 'Cancelación hasta la recogida (XAF)',
  },
  amendments: {
    en: 'Change until pick-up (XAF)',
    fr: 'Modification jusqu’au départ (XAF)',
    es: 'Cambios hasta la recogida (XAF)',
  },
  theftProtection: {
    en: 'Theft protection (XAF)',
    fr: 'Protection contre le vol (XAF)',
    es: 'Protección contra robo (XAF)',
  },
  collisionDamageWaiver: {
    en: 'Collision damage waiver (XAF)',
    fr: 'Rachat partiel de franchise (collision) (XAF)',
    es: 'Exención de responsabilidad por colisión (XAF)',
  },
  fullInsurance: {
    en: 'Full insurance (XAF)',
    fr: 'Assurance tous risques (XAF)',
    es: 'Seguro a todo riesgo (XAF)',
  },
  additionalDriver: {
    en: 'Additional driver (XAF)',
    fr: 'Second conducteur (XAF)',
    es: 'Conductor adicional (XAF)',
  },
}

/** In the order of the table. */
export const carHeadings = {
  name: { en: 'Name', fr: 'Nom', es: 'Nombre' },
  plate: { en: 'Number plate', fr: 'Immatriculation', es: 'Matrícula' },
  supplier: { en: 'Supplier', fr: 'Agence', es: 'Agencia' },
  state: { en: 'Status', fr: 'Statut', es: 'Estado' },
  range: { en: 'Size', fr: 'Catégorie', es: 'Categoría' },
  gearbox: { en: 'Gearbox', fr: 'Boîte de vitesses', es: 'Cambio' },
  fuelType: { en: 'Fuel', fr: 'Carburant', es: 'Combustible' },
  fuelPolicy: { en: 'Fuel policy', fr: 'Politique carburant', es: 'Política de combustible' },
  seats: { en: 'Seats', fr: 'Places', es: 'Plazas' },
  doors: { en: 'Doors', fr: 'Portes', es: 'Puertas' },
  airConditioning: { en: 'Air conditioning', fr: 'Climatisation', es: 'Aire acondicionado' },
  multimedia: { en: 'Multimedia', fr: 'Multimédia', es: 'Multimedia' },
  mileage: { en: 'Kilometres per day', fr: 'Kilomètres par jour', es: 'Kilómetros por día' },
  pricePerExtraKilometre: {
    en: 'Per kilometre above them (XAF)',
    fr: 'Par kilomètre au-delà (XAF)',
    es: 'Por kilómetro adicional (XAF)',
  },
  minimumAge: {
    en: 'Minimum age of the driver',
    fr: 'Âge minimum du conducteur',
    es: 'Edad mínima del conductor',
  },
  locations: { en: 'Places', fr: 'Lieux', es: 'Lugares' },
  deposit: { en: 'Security deposit (XAF)', fr: 'Caution (XAF)', es: 'Fianza (XAF)' },
  co2: { en: 'CO2 (g/km)', fr: 'CO2 (g/km)', es: 'CO2 (g/km)' },
  dailyPrice: { en: 'Per day (XAF)', fr: 'Par jour (XAF)', es: 'Por día (XAF)' },
  discountedDailyPrice: {
    en: 'Per day, reduced (XAF)',
    fr: 'Par jour, réduit (XAF)',
    es: 'Por día, rebajado (XAF)',
  },
  hourlyPrice: { en: 'Per hour (XAF)', fr: 'Par heure (XAF)', es: 'Por hora (XAF)' },
  discountedHourlyPrice: {
    en: 'Per hour, reduced (XAF)',
    fr: 'Par heure, réduit (XAF)',
    es: 'Por hora, rebajado (XAF)',
  },
  biWeeklyPrice: { en: 'For 3 days (XAF)', fr: 'Pour 3 jours (XAF)', es: 'Por 3 días (XAF)' },
  discountedBiWeeklyPrice: {
    en: 'For 3 days, reduced (XAF)',
    fr: 'Pour 3 jours, réduit (XAF)',
    es: 'Por 3 días, rebajado (XAF)',
  },
  weeklyPrice: { en: 'For 7 days (XAF)', fr: 'Pour 7 jours (XAF)', es: 'Por 7 días (XAF)' },
  discountedWeeklyPrice: {
    en: 'For 7 days, reduced (XAF)',
    fr: 'Pour 7 jours, réduit (XAF)',
    es: 'Por 7 días, rebajado (XAF)',
  },
  monthlyPrice: { en: 'For 30 days (XAF)', fr: 'Pour 30 jours (XAF)', es: 'Por 30 días (XAF)' },
  discountedMonthlyPrice: {
    en: 'For 30 days, reduced (XAF)',
    fr: 'Pour 30 jours, réduit (XAF)',
    es: 'Por 30 días, rebajado (XAF)',
  },
  ...extraHeadings,
  photos: { en: 'Photos', fr: 'Photos', es: 'Fotos' },
} as const satisfies Readonly<Record<string, Translated>>
export type CarHeading = keyof typeof carHeadings

/** Takes a column; true when it holds what an extra costs. */
export const isExtra = (heading: CarHeading): heading is Extra =>
  (extras as readonly string[]).includes(heading)
