import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { Location } from '#contract/locations.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useShortcutDates } from '#client/components/trip/useShortcutDates.ts'
import { cars, city, name } from './CityLink.css.ts'

export function CityLink({ place }: { place: Location }) {
  const language = useLanguage()
  const dates = useShortcutDates()
  return (
    <Link className={city} to="/search" search={{ ...dates, pl: place._id }} preload={false}>
      <span className={name}>{place.name[language]}</span>
      <span className={cars}>
        <Plural value={place.cars} one="# car" other="# cars" />
      </span>
      <ArrowRight size={20} aria-hidden />
    </Link>
  )
}
