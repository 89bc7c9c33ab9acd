import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { findPlaces } from '#domain/location/find-places.ts'
import type { Coordinates } from '#client/components/map/points.ts'
import { townsQuery } from '#client/components/map/towns.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'

const most = 4

/** Moves the map to a town that is searched for by its name, a short name or one of its quarters. */
export function TownSearch({ onShow }: { onShow: (point: Coordinates) => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const towns = useQuery(townsQuery()).data ?? []
  const { places, isCertain } = findPlaces(towns, typed)
  const isAsked = typed.trim() !== '' && towns.length > 0
  const found = isAsked && isCertain && places.length < towns.length ? places.slice(0, most) : []
  const show = ({ latitude, longitude }: Coordinates) => onShow({ latitude, longitude })
  return (
    <>
      <TextField
        type="search"
        label={t`Search for a town or quarter`}
        name="town"
        autoComplete="off"
        maxLength={60}
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          // Enter would send the form around it.
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (found[0]) show(found[0])
        }}
      />
      {found.length > 0 && (
        <Row wrap>
          {found.map((town) => (
            <Button key={town._id} tone="outline" onClick={() => show(town)}>
              {town.name.en}
            </Button>
          ))}
        </Row>
      )}
      <p role="status">
        {isAsked && found.length === 0 && (
          <Trans>No town of this name is on the map. Move it with two fingers.</Trans>
        )}
      </p>
    </>
  )
}
