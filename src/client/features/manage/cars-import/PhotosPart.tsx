import { useRef } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import { Images } from 'lucide-react'
import { failureCode } from '#client/api/call-failure.ts'
import { useOnline } from '#client/api/connection.ts'
import { readFleetCars } from '#client/api/staff/fleet/fleet-cars.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { planPhotos } from './photo-plan.ts'
import { PlannedPhotos } from './PlannedPhotos.tsx'

type PhotosPartProps = {
  /** For an admin, whose choice decides whose cars; undefined where none is made. */
  supplier: string | undefined
  isDisabled: boolean
}

/** Photographs of many cars at once, by the plates in their names; shown before anything is sent. */
export function PhotosPart({ supplier, isDisabled }: PhotosPartProps) {
  const isOnline = useOnline()
  const isDesktop = useIsDesktop()
  const failureText = useFailureText()
  const input = useRef<HTMLInputElement>(null)
  // The cars are asked for with each choice: what was sent before counts.
  const planning = useMutation({
    mutationFn: async (files: readonly File[]) => planPhotos(files, await readFleetCars(supplier)),
  })
  const choose = (list: FileList | null) => {
    const files = [...(list ?? [])]
    if (files.length > 0) planning.mutate(files)
  }
  return (
    <Part title={<Trans>Photos of many cars at once</Trans>}>
      <p>
        <Trans>
          Name each photo after the number plate: “LT 700 SO.jpg”, “LT 700 SO 2.jpg”. Choose them all; each
          goes to its car.
        </Trans>
      </p>
      <Button
        tone="outline"
        busy={planning.isPending}
        disabled={!isOnline || isDisabled}
        onClick={() => input.current?.click()}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          choose(event.dataTransfer.files)
        }}
      >
        <Images size={20} strokeWidth={1.5} aria-hidden />
        {isDesktop ? <Trans>Choose photos, or drop them here</Trans> : <Trans>Choose photos</Trans>}
      </Button>
      <Text tone="secondary" size="bodyS">
        <Trans>Nothing is sent before you have seen which photo goes where.</Trans>
      </Text>
      {planning.error && <FormAlert>{failureText(failureCode(planning.error))}</FormAlert>}
      {planning.data && <PlannedPhotos key={planning.submittedAt} plan={planning.data} />}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*"
        data-photos
        onChange={({ target }) => {
          choose(target.files)
          // So that choosing the same files again is a change.
          target.value = ''
        }}
      />
    </Part>
  )
}
