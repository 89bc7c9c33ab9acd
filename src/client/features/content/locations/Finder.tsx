import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { LocateFixed } from 'lucide-react'
import type { useNearMe } from '#client/components/location/useNearMe.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import type { CityGroup } from './group-places.ts'
import { finder, tools, toggleSide, toggle } from './LocationsPage.css.ts'

type FinderProps = {
  typed: string
  onType: (typed: string) => void
  view: View
  onView: (view: View) => void
  nearMe: ReturnType<typeof useNearMe>
  groups: readonly CityGroup[]
}

/** Search, view and distance. Hidden without scripts, where the whole list is shown. */
export function Finder({ typed, onType, view, onView, nearMe, groups }: FinderProps) {
  const { t } = useLingui()
  const count = groups.reduce((sum, { places }) => sum + 1 + places.length, 0)
  return (
    <div className={finder} role="search" aria-label={t`Places`}>
      <TextField
        label={t`Find a place`}
        name="place"
        type="search"
        value={typed}
        onChange={(next) => {
          onType(next)
          // The names are in the list, which a phone hides behind the map.
          onView('list')
        }}
        placeholder={t`City or airport`}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <div className={tools}>
        <ViewToggle view={view} onChange={onView} />
        {nearMe.point === null && (
          <Button tone="outline" busy={nearMe.state === 'asking'} onClick={nearMe.ask}>
            <LocateFixed size={20} aria-hidden />
            <Trans>Near me</Trans>
          </Button>
        )}
      </div>
      <Text size="bodyS" tone="secondary" role="status" hidden={nearMe.state !== 'refused'}>
        {nearMe.state === 'refused' && <Trans>We could not find where you are. Choose a place below.</Trans>}
      </Text>
      <VisuallyHidden>
        <span role="status">
          {typed.trim() !== '' && (
            <span>
              <Plural value={count} one="# place" other="# places" />
            </span>
          )}
          {typed.trim() === '' && nearMe.point !== null && (
            <span>
              <Trans>The nearest places come first.</Trans>
            </span>
          )}
        </span>
      </VisuallyHidden>
    </div>
  )
}

export type View = 'list' | 'map'

type ViewToggleProps = { view: View; onChange: (view: View) => void }

/** Phones show either the list or the map. */
function ViewToggle({ view, onChange }: ViewToggleProps) {
  const { t } = useLingui()
  return (
    <div className={toggle} role="group" aria-label={t`How the places are shown`}>
      <button
        type="button"
        className={toggleSide}
        aria-pressed={view === 'list'}
        onClick={() => onChange('list')}
      >
        <Trans>List</Trans>
      </button>
      <button
        type="button"
        className={toggleSide}
        aria-pressed={view === 'map'}
        onClick={() => onChange('map')}
      >
        <Trans>Map</Trans>
      </button>
    </div>
  )
}
