import { classes } from '../classes.ts'
import { button, full as fullWidth, sizes, tones } from './Button.css.ts'

export type ButtonLook = { tone?: keyof typeof tones; size?: keyof typeof sizes; full?: boolean }

/** The look of a button, for what is a link. */
export function buttonClass({ tone = 'primary', size = 'm', full = false }: ButtonLook = {}): string {
  return classes(button, tones[tone], sizes[size], full && fullWidth)
}
