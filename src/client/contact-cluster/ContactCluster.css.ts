import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const cluster = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
  gap: vars.space.s2,
})

/** Three beside each other on the narrowest phone, each word in one piece. */
export const way = style({
  selectors: { [`${cluster} > &`]: { paddingInline: 0, gap: 6, whiteSpace: 'nowrap' } },
})
