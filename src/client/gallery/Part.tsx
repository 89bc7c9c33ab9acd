import type { ReactNode } from 'react'
import type { Language } from '#domain/language.ts'
import { classes } from '#client/ui/classes.ts'
import { caption, titleL } from '#client/ui/Text/text.css.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { label, part, state, states, wide as wideState } from './Gallery.css.ts'

/** One part, under the name of its file. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={part} id={name} aria-label={name}>
      <h3 className={titleL}>{name}</h3>
      <div className={states}>{children}</div>
    </section>
  )
}

type StateProps = {
  name: string
  /** Drawn as if a pointer or the keyboard were on it. */
  forced?: 'hover' | 'focus' | 'press'
  /** Takes the whole row. */
  wide?: boolean
  children: ReactNode
}

export function State({ name, forced, wide = false, children }: StateProps) {
  return (
    <div className={classes(state, wide && wideState)}>
      <p className={classes(caption, label)}>{name}</p>
      <div data-forced={forced}>{children}</div>
    </div>
  )
}

type Words = {
  act: string
  longAct: string
  title: string
  longTitle: string
  sentence: string
  /** One word wider than a narrow telephone's column. */
  longWord: string
  label: string
  value: string
  problem: string
  help: string
  options: [string, string, string]
  close: string
  remove: string
}

const words: Record<Language, Words> = {
  en: {
    act: 'Continue',
    longAct: 'Continue to the payment of the whole amount',
    title: 'Your trip',
    longTitle: 'Cancellation of a booking whose pick-up has already begun',
    sentence: 'The price covers the whole rental. You pay at the counter, in cash or by mobile money.',
    longWord: 'Counterrevolutionaries-and-telecommunications@a-very-long-address.example',
    label: 'Full name',
    value: 'Ngo Bassa Ruth',
    problem: 'Enter the name as it stands on the licence.',
    help: 'As it stands on the driving licence.',
    options: ['Lowest total', 'Best rated', 'Lowest security deposit'],
    close: 'Close',
    remove: 'Remove the filter',
  },
  fr: {
    act: 'Continuer',
    longAct: 'Continuer vers le paiement de la totalité du montant',
    title: 'Votre trajet',
    longTitle: 'Annulation d’une réservation dont la prise en charge a déjà commencé',
    sentence: 'Le prix couvre toute la location. Vous payez au comptoir, en espèces ou par mobile money.',
    longWord: 'Anticonstitutionnellement-et-intergouvernementalisations@adresse-tres-longue.example',
    label: 'Nom complet',
    value: 'Ngo Bassa Ruth',
    problem: 'Saisissez le nom tel qu’il figure sur le permis.',
    help: 'Tel qu’il figure sur le permis de conduire.',
    options: ['Total le plus bas', 'Les mieux notées', 'Dépôt de garantie le plus bas'],
    close: 'Fermer',
    remove: 'Retirer le filtre',
  },
  es: {
    act: 'Continuar',
    longAct: 'Continuar con el pago de la totalidad del importe',
    title: 'Su viaje',
    longTitle: 'Cancelación de una reserva cuya recogida ya ha comenzado',
    sentence: 'El precio cubre todo el alquiler. Se paga en el mostrador, en efectivo o con dinero móvil.',
    longWord: 'Electroencefalografistas-y-contrarrevolucionarios@direccion-muy-larga.example',
    label: 'Nombre completo',
    value: 'Ngo Bassa Ruth',
    problem: 'Escriba el nombre tal como figura en el permiso.',
    help: 'Tal como figura en el permiso de conducir.',
    options: ['Total más bajo', 'Mejor valorados', 'Depósito de garantía más bajo'],
    close: 'Cerrar',
    remove: 'Quitar el filtro',
  },
}

export function useWords(): Words {
  return words[useLanguage()]
}
