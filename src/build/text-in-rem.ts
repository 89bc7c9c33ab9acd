// Text sizes are written in px, as in the design, and built in rem, so that a larger text size of the browser applies.

type Declaration = { value: string }

/** Default root font size of browsers, in px. */
const usual = 16

const inRem = (declaration: Declaration) => {
  declaration.value = declaration.value.replaceAll(
    /(\d*\.?\d+)px\b/g,
    (_, px: string) => `${Number(px) / usual}rem`,
  )
}

/** A plugin of PostCSS: font sizes and line heights follow the person's own, spaces and borders stay. */
export const textInRem = {
  postcssPlugin: 'text-in-rem',
  Declaration: { 'font-size': inRem, 'line-height': inRem },
}
