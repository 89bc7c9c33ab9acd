import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { RadioCard } from '#client/ui/Field/RadioCard.tsx'
import { appearances, changeAppearance, useAppearance } from './appearance.ts'
import type { Appearance } from './appearance.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'

const appearanceNames: Record<Appearance, MessageDescriptor> = {
  light: msg`Light`,
  dark: msg`Dark`,
  system: msg`Same as the device`,
}

export function AppearanceChoice() {
  const { t } = useLingui()
  const name = useId()
  const appearance = useAppearance()
  return (
    <ChoiceGroup title={<Trans>Appearance</Trans>}>
      {appearances.map((value) => (
        <RadioCard
          key={value}
          name={name}
          value={value}
          checked={value === appearance}
          onChange={() => changeAppearance(value)}
          title={t(appearanceNames[value])}
        />
      ))}
    </ChoiceGroup>
  )
}
