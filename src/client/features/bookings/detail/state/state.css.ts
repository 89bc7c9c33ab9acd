import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { space } = vars

export const word = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 })
/** What a person wrote, with its lines. */
export const said = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 })
/** The badge goes below the word before the amount leaves its place. */
export const charge = style({
  display: 'flex',
  flex: '1 1 8rem',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
})
