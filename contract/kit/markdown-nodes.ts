import type { RootContent } from 'mdast'

/** Definitions show nothing where they are written. Apart from the parser: a parsed text is shown without it. */
export const isShown = ({ type }: RootContent): boolean => type !== 'definition' && type !== 'footnoteDefinition'
