import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { space } = vars

export const paper = style({
  display: 'none',
  '@media': {
    print: { display: 'grid', gap: space.s6, maxInlineSize: '160mm', color: '#000', background: '#fff' },
  },
})

globalStyle(`body:has(> ${paper}) > :is(#root, :not(${paper}))`, {
  '@media': { print: { display: 'none' } },
})

// Paper is white in the dark theme too.
globalStyle(`html:has(> body > ${paper})`, { '@media': { print: { background: '#fff' } } })
globalStyle(`${paper} *`, { '@media': { print: { color: '#000' } } })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space.s6,
  rowGap: space.s1,
})
