import type { LessonDocument } from './lesson-document.ts'

/**
 * Parses and highlights a lesson for a page that the server renders: the page carries the result, and its script has
 * neither the parser nor the highlighter. LessonBlocks shows it.
 */
export async function prepareLesson(text: string): Promise<LessonDocument> {
  const { fencesOf, readLesson } = await import('./lesson-document.ts')
  const { highlightLines } = await import('../kit/code/highlight.ts')
  const document = readLesson(text)
  for (const fence of fencesOf(document)) {
    if (!fence.quiz && !fence.diagram) fence.lines = await highlightLines(fence.value, `code.${fence.lang ?? ''}`)
  }
  return document
}
