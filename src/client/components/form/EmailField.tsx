import type { ComponentProps } from 'react'
import { useLingui } from '@lingui/react/macro'
import { TextField } from '#client/ui/Field/TextField.tsx'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'name' | 'type'>

/** The address an account is opened with: what a password manager keeps the password under. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useLingui()
  return (
    <TextField
      autoComplete="username"
      required
      {...props}
      label={t`Email`}
      name="email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
