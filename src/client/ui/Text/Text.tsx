import type { ComponentProps, ElementType } from 'react'
import { classes } from '../classes.ts'
import { pretty as prettyLines, sizes, tones, weights } from './text.css.ts'

type OwnProps<E extends ElementType> = {
  /** The element; a paragraph unless said. */
  as?: E
  size?: keyof typeof sizes
  tone?: keyof typeof tones
  weight?: keyof typeof weights
  /** Balances a paragraph's lines. */
  pretty?: boolean
}

export type TextProps<E extends ElementType> = OwnProps<E> & Omit<ComponentProps<E>, keyof OwnProps<E>>

/** Text in the product's sizes and tones: no other file sets a font size or a line height. */
export function Text<E extends ElementType = 'p'>({
  as,
  size,
  tone,
  weight,
  pretty = false,
  className,
  ...rest
}: TextProps<E>) {
  const Element: ElementType = as ?? 'p'
  const look = classes(
    size && sizes[size],
    tone && tones[tone],
    weight && weights[weight],
    pretty && prettyLines,
    className,
  )
  return <Element {...rest} className={look} />
}
