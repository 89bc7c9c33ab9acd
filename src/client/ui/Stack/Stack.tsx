import type { ComponentProps, ElementType } from 'react'
import { classes } from '../classes.ts'
import { aligns, gaps, hugs, justifies, row, stack, wraps } from './stack.css.ts'

type StackProps<E extends ElementType> = {
  /** The element; a `div` unless said. */
  as?: E
  gap?: keyof typeof gaps
  /** Children keep their own width. */
  hug?: boolean
}

type RowProps<E extends ElementType> = {
  as?: E
  gap?: keyof typeof gaps
  align?: keyof typeof aligns
  justify?: keyof typeof justifies
  /** Children that do not fit go to the next line. */
  wrap?: boolean
}

type WithElement<E extends ElementType, P> = P & Omit<ComponentProps<E>, keyof P>

/** Children below each other. */
export function Stack<E extends ElementType = 'div'>({
  as,
  gap = 's4',
  hug = false,
  className,
  ...rest
}: WithElement<E, StackProps<E>>) {
  const Element: ElementType = as ?? 'div'
  return <Element {...rest} className={classes(stack, gaps[gap], hug && hugs, className)} />
}

/** Children beside each other. */
export function Row<E extends ElementType = 'div'>({
  as,
  gap = 's2',
  align = 'center',
  justify,
  wrap = false,
  className,
  ...rest
}: WithElement<E, RowProps<E>>) {
  const Element: ElementType = as ?? 'div'
  return (
    <Element
      {...rest}
      className={classes(
        row,
        gaps[gap],
        aligns[align],
        justify && justifies[justify],
        wrap && wraps,
        className,
      )}
    />
  )
}
