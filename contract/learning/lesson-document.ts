import type { Code, FootnoteDefinition, Nodes, Root, RootContent } from 'mdast'
import { headingOf, keyOf, parseQuiz, type Quiz, uniqueAnchor } from './lesson-text.ts'
import { isShown } from '../kit/markdown-nodes.ts'
import { parseMarkdown, visitNodes } from '../kit/markdown.ts'
import type { Token } from '../kit/code/tokens.ts'
import { drawDiagram } from './diagrams/draw-diagram.ts'
import type { DiagramProblem, Drawing } from './diagrams/drawing.ts'

/** A parsed lesson, as plain JSON: a page can carry it, so that its reader needs no parser. */
export type LessonDocument = { blocks: LessonBlock[]; footnotes: FootnoteDefinition[] } | { plainText: string }

/** A paragraph, heading, list, figure or sample. */
export type LessonBlock = {
  node: RootContent
  /** Made from its text. */
  key: string
  /** The id of a heading. */
  anchor: string | null
}

/** A fenced block with what was made of its text. */
export type LessonFence = Code & { quiz?: QuizContent; diagram?: Drawing | DiagramProblem; lines?: Token[][] }

export type QuizContent = {
  key: string
  question: Nodes[]
  options: { text: Nodes[]; explanation: Nodes[]; isRight: boolean }[]
}

/** Drawing takes time: the rest of a text with more of them is shown as it is written. */
const maxDiagrams = 30

/** A text that is too large to be parsed is shown as it is. */
export function readLesson(text: string): LessonDocument {
  const parsed = parseMarkdown(text)
  if (!parsed) return { plainText: text }
  const { root, footnotes } = parsed
  // From the source, so that the ids are those of the table of contents and of the search.
  const anchors = new Map<string, number>()
  const blocks = root.children.filter(isShown).map((node): LessonBlock => {
    const source = text.slice(node.position?.start.offset, node.position?.end.offset)
    return { node, key: keyOf(source), anchor: node.type === 'heading' ? anchorOfLine(anchors, source) : null }
  })
  let diagrams = 0
  visitNodes(root, (node) => {
    delete node.position
    if (node.type === 'code' && node.lang === 'quiz') (node as LessonFence).quiz = readQuiz(parseQuiz(node.value))
    if (node.type === 'code' && node.lang === 'diagram' && ++diagrams <= maxDiagrams)
      (node as LessonFence).diagram = drawDiagram(node.value)
  })
  return { blocks, footnotes }
}

/** Every fenced block of a lesson. */
export function fencesOf(document: LessonDocument): LessonFence[] {
  const fences: LessonFence[] = []
  if ('plainText' in document) return fences
  const root: Root = { type: 'root', children: document.blocks.map(({ node }) => node) }
  visitNodes(root, (node) => void (node.type === 'code' && fences.push(node)))
  return fences
}

function anchorOfLine(used: Map<string, number>, source: string): string {
  const [line = ''] = source.split('\n')
  return uniqueAnchor(used, headingOf(line)?.heading ?? line)
}

export function readQuiz({ key, question, options }: Quiz): QuizContent {
  return {
    key,
    question: readInline(question),
    options: options.map(({ text, explanation, isRight }) => ({
      text: readInline(text),
      explanation: readInline(explanation),
      isRight,
    })),
  }
}

/** The content of a single paragraph without the paragraph: it stands in a label. */
export function readInline(text: string): Nodes[] {
  const parsed = parseMarkdown(text)
  if (!parsed) return [{ type: 'text', value: text }]
  visitNodes(parsed.root, (node) => delete node.position)
  const [only, ...others] = parsed.root.children
  return only?.type === 'paragraph' && others.length === 0 ? only.children : parsed.root.children
}
