import { useState, type ComponentProps } from 'react'
import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { IconButton } from '#client/ui/IconButton/IconButton.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'suffix' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui()
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      suffix={
        <IconButton
          label={isShown ? t`Hide the password` : t`Show the password`}
          icon={isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
