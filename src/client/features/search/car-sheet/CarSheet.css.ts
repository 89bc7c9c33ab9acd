import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { control } from '#client/ui/tokens.ts'
import { lineHeight, type } from '#client/ui/type.ts'

const { color, radius, space } = vars

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

/** Of a photograph that is not there yet. */
export const photoRoom = style({ display: 'grid', aspectRatio: '3 / 2' })

/** Of the heart, so that the title has its width. */
export const heartRoom = style({ inlineSize: control.hit })

export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s4,
  rowGap: space.s1,
})

export const perDay = style({ ...type.bodyS, color: color.inkSecondary })

export const notice = style({
  padding: space.s3,
  borderRadius: radius.sm,
  background: color.warningWash,
  color: color.warning,
  lineHeight: lineHeight.l24,
})

/** At most 64 px with its room, so that the car keeps the screen. */
export const footer = style(
  responsive({
    phone: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: space.s4,
      rowGap: space.s2,
      marginBlock: -4,
    },
    desktop: { marginBlock: -8 },
  }),
)

export const price = style({ minInlineSize: 0 })

export const words = style({ ...type.bodyS, color: color.inkSecondary })

export const reason = style({ flexBasis: '100%', ...type.bodyS, color: color.danger })

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s3,
  marginBlockStart: space.s2,
  paddingBlockStart: space.s5,
  borderBlockStart: `1px solid ${color.hair}`,
})

export const hint = style({ borderRadius: radius.sm, background: color.accentWash })

export const link = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: 44,
  padding: space.s3,
  fontWeight: 600,
  lineHeight: lineHeight.l20,
  color: color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
})

const cancellation = style({
  display: 'flex',
  gap: 6,
  marginBlockStart: space.s2,
  ...type.compact,
})

export const free = style([cancellation, { color: color.success }])

export const uncertain = style([cancellation, { color: color.warning }])
