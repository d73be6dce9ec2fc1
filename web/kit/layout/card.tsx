import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

export type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li'
  /** The whole card is clickable; put a link with class `card-link` inside. */
  linked?: boolean
  padded?: boolean
}

export function Card({ as: Element = 'div', linked = false, padded = true, className, ...props }: CardProps) {
  return (
    <Element
      {...(props as object)}
      className={classes(
        'surface min-w-0',
        padded && 'p-5 sm:p-6',
        linked &&
          'relative transition-[border-color,box-shadow] hover:border-edge hover:shadow-low focus-within:border-edge',
        className,
      )}
    />
  )
}
