import type { LessonDocument } from '#contract/learning/lesson-document.ts'

/** The pictures that a lesson shows: they needn’t be listed among its materials again. */
export function figuresOf(document: LessonDocument | undefined): Set<string> {
  const blocks = document && 'blocks' in document ? document.blocks : []
  const children = blocks.flatMap(({ node }) => (node.type === 'paragraph' ? node.children : []))
  return new Set(children.flatMap((child) => (child.type === 'image' ? child.url.replace(/^\.\//, '') : [])))
}
