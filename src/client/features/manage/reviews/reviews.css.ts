import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { space } = vars

/** What may be done about a review: below its words on a phone, beside them on a desktop. */
export const withActs = style(
  responsive({
    phone: { flexDirection: 'column', alignItems: 'stretch', gap: space.s3, paddingInlineEnd: space.s4 },
    desktop: { flexDirection: 'row', alignItems: 'center' },
  }),
)
