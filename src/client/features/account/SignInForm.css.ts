import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color } = vars

export const offline = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })

export const text = style({ lineHeight: '24px', color: color.inkSecondary, overflowWrap: 'anywhere' })

/** Ways to the neighbouring screens, with room for a thumb. */
export const links = style({ lineHeight: '44px', color: color.inkSecondary })

export const besides = style({ justifySelf: 'start', lineHeight: '44px' })
