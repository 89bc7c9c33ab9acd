import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Building2, LocateFixed, MapPin, Plane } from 'lucide-react'
import type { Location } from '#contract/cars/locations.ts'
import type { LocationKind } from '#domain/location/tree.ts'
import { InlineFailure } from '#client/components/LoadFailure.tsx'
import { useLanguage } from '#client/i18n/language.ts'
import { link } from '#client/ui/link.css.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import type { PlaceGroup } from './groups-by-kind.ts'
import { distance } from './nearest.ts'
import type { NearMe } from './useNearMe.ts'
import {
  group,
  heading,
  list,
  lines,
  near,
  note,
  option,
  scroller,
  secondary,
} from './LocationOptions.css.ts'

const icons: Record<LocationKind, typeof Plane> = { airport: Plane, city: Building2, district: MapPin }

/** What the list needs of the field above it. */
type Box = {
  id: string
  optionId: (index: number) => string
  groups: readonly PlaceGroup[]
  options: readonly Location[]
  /** The option that is pointed at; -1 for none. */
  active: number
  /** False where no place has the words that were typed. */
  isCertain: boolean
  nearMe: NearMe
  query: UseQueryResult<Location[]>
  choose: (place: Location) => void
}

type LocationOptionsProps = { box: Box; label: string; value: string | null }

export function LocationOptions({ box, label, value }: LocationOptionsProps) {
  const { t } = useLingui()
  const { groups, options, nearMe } = box
  return (
    // A press must not take the focus out of the field, or the list would close before the choice.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={scroller} onMouseDown={(event) => event.preventDefault()}>
      {nearMe.point === null && 'geolocation' in navigator && (
        <button type="button" className={near} onClick={nearMe.ask} disabled={nearMe.state === 'asking'}>
          <LocateFixed size={20} aria-hidden />
          {nearMe.state === 'asking' ? t`Looking for you…` : t`Near me`}
        </button>
      )}
      <p className={note} role="status" hidden={nearMe.state !== 'refused'}>
        {nearMe.state === 'refused' && <Trans>We could not find where you are. Choose a place below.</Trans>}
      </p>
      {options.length > 0 && !box.isCertain && (
        <p className={note} role="status">
          <Trans>No place with that name. These come closest; below are all places.</Trans>
        </p>
      )}
      <div className={list} id={`${box.id}-list`} role="listbox" aria-label={label}>
        {groups.map((one) => (
          <OptionGroup key={one.kind} group={one} box={box} value={value} />
        ))}
      </div>
      {options.length === 0 && (
        <div className={note} role="status">
          <NoPlaces query={box.query} />
        </div>
      )}
      <VisuallyHidden>
        <span role="status">
          <Plural value={options.length} one="# place" other="# places" />
        </span>
      </VisuallyHidden>
    </div>
  )
}

function NoPlaces({ query }: Pick<Box, 'query'>) {
  if (query.isError) return <InlineFailure query={query} />
  if (query.isPending) return <Trans>Loading places. The first time, you need a connection.</Trans>
  return (
    <>
      <Trans>No pick-up points yet</Trans> ·{' '}
      <Link to="/contact" className={link}>
        <Trans>Contact</Trans>
      </Link>
    </>
  )
}

function OptionGroup({
  group: { kind, places },
  box,
  value,
}: {
  group: PlaceGroup
  box: Box
  value: string | null
}) {
  const { t } = useLingui()
  const names = {
    near: t`Nearest to you`,
    recent: t`Recent`,
    closest: t`Closest`,
    airport: t`Airports`,
    city: t`Cities`,
    district: t`Districts`,
  }
  const headingId = `${box.id}-${kind}`
  const first = box.options.indexOf(places[0] as Location, firstIndexOf(box.groups, kind))
  return (
    <div className={group} role="group" aria-labelledby={headingId}>
      <div className={heading} id={headingId} role="presentation">
        {names[kind]}
      </div>
      {places.map((place, index) => (
        <PlaceOption
          key={place._id}
          place={place}
          index={first + index}
          box={box}
          isChosen={place._id === value}
        />
      ))}
    </div>
  )
}

/** A place may be in two groups (recent and its kind): each row is an option of its own. */
function firstIndexOf(groups: readonly PlaceGroup[], kind: PlaceGroup['kind']): number {
  const before = groups.slice(
    0,
    groups.findIndex((one) => one.kind === kind),
  )
  return before.reduce((count, { places }) => count + places.length, 0)
}

type PlaceOptionProps = { place: Location; index: number; box: Box; isChosen: boolean }

function PlaceOption({ place, index, box, isChosen }: PlaceOptionProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const Icon = icons[place.kind]
  const point = box.nearMe.point
  const kilometres = point === null ? null : Math.max(1, Math.round(distance(point, place)))
  return (
    // The keys are the field's: an option is pointed at, never focused.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={box.optionId(index)}
      className={option}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-active={index === box.active || undefined}
      ref={index === box.active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
      onClick={() => box.choose(place)}
    >
      <Icon size={20} aria-hidden />
      <span className={lines}>
        {place.name[language]}
        <span className={secondary}>
          {kilometres === null ? place.address[language] : t`${kilometres} km · ${place.address[language]}`}
        </span>
      </span>
    </div>
  )
}
