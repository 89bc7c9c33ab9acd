import type { ComponentProps, MouseEvent } from 'react'
import { classes } from '../classes.ts'
import { ring } from './Button.css.ts'
import { buttonClass } from './buttonClass.ts'
import type { ButtonLook } from './buttonClass.ts'

export { buttonClass }

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean }

export function Button({ tone, size, full, busy, className, children, onClick, ...rest }: ButtonProps) {
  // A busy button keeps the focus, so it refuses the press instead of being disabled.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
      className={classes(buttonClass({ tone, size, full }), className)}
      onClick={press}
    >
      {/* Always there in a button that can be busy: the label may be a bare text, before which nothing can be put once the browser
          has translated the page. */}
      {busy !== undefined && <span className={ring} aria-hidden="true" hidden={!busy} />}
      {children}
    </button>
  )
}
