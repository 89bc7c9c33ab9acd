import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const cluster = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), auto))',
  gap: vars.space.s2,
})

/** Three beside each other on the narrowest phone, each word in one piece. */
export const way = style({
  selectors: { [`${cluster} > &`]: { paddingInline: vars.space.s1, gap: 6, whiteSpace: 'nowrap' } },
})
