import { style } from '@vanilla-extract/css'

export const code = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  background: '#fff',
})
