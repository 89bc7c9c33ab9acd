import { styleVariants } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'

export const rooms = styleVariants({
  /** So much that nothing below it is seen before it is there. */
  page: { minBlockSize: '100vh' },
  /** The newsletter in its longest language. Without the app nothing of it would be sent. */
  letter: responsive({
    phone: { minBlockSize: 276, '@media': { '(scripting: none)': { display: 'none' } } },
    desktop: { minBlockSize: 132 },
  }),
})
