import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

/** Below each other on a phone, beside each other where there is room. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'end',
  gap: vars.space.s3,
})

/** A list of sentences, none of which is its heading. */
export const sentence = style({ fontWeight: 400 })
