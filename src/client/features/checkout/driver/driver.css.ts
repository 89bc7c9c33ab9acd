import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const fields = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 },
    desktop: { gridTemplateColumns: '1fr 1fr', gap: space.s4, alignItems: 'start' },
  }),
)

export const hint = style([bodyS, { color: color.inkSecondary }])

export const driver = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s4,
  padding: space.s4,
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  background: color.surface,
})

export const emblem = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: radius.full,
  background: color.accentWash,
})

export const driverName = style({ fontWeight: 600 })

export const driverDetail = style([bodyS, { color: color.inkSecondary, overflowWrap: 'anywhere' }])

/** The front of a licence, and its back when that is asked for. */
export const sides = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 })

/** Its text is aligned with all others. */
export const onFileButton = style({
  justifySelf: 'start',
  marginInlineStart: `calc(-1 * ${vars.space.s5})`,
})

export const onFile = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.s3}`,
  minBlockSize: 64,
  borderBlock: `1px solid ${color.hair}`,
})

export const onFileIcon = style({ flex: 'none', color: color.inkSecondary })
export const onFileText = style({ flex: '1 1 0', minInlineSize: 'min-content' })

/** Its words come nearer to the end of the hairline than its touch area would let them. */
export const changeLicence = style({
  flex: 'none',
  marginInline: `calc(-1 * ${space.s4}) calc(-1 * ${space.s3})`,
  paddingInlineStart: space.s4,
})
