import type { Code, RootContent } from 'mdast'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { headingOf, keyOf, uniqueAnchor } from '#contract/learning/lesson-text.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { renderDocument, type MarkdownParts } from '#web/kit/markdown/elements.tsx'
import { parseMarkdown, type Document } from '#web/kit/markdown/parse.ts'
import { LessonFence } from './lesson-fence.tsx'
import { LessonHeading } from './lesson-heading.tsx'
import { LessonImage, LessonLink } from './lesson-material.tsx'
import type { LessonProps } from './lesson-props.ts'

const none: never[] = []

/** LessonView's chunk: the parser, questions, diagrams and code. */
export function LessonBody({
  text,
  materials = none,
  onOpenMaterial,
  quizAnswers = none,
  onAnswer,
  level = 2,
  onReady,
  className,
}: LessonProps) {
  const body = useRef<HTMLDivElement>(null)
  const parsed = useMemo(() => parseMarkdown(text), [text])
  const anchors = useMemo(() => (parsed ? anchorsOf(parsed, text) : null), [parsed, text])

  const ready = useRef(onReady)
  useEffect(() => {
    scrollToAnchor(body.current)
    ready.current?.()
  }, [])

  if (!parsed || !anchors) return <p className={classes('lesson lesson-plain', className)}>{text}</p>

  const parts: MarkdownParts = {
    block: (node, index, content) => (
      <div data-block={index} data-key={keyOf(sourceOf(node, text))} className="lesson-block">
        {content}
      </div>
    ),
    heading: (node, tag, content): ReactNode => (
      <LessonHeading tag={tag} anchor={anchors.get(node)}>
        {content}
      </LessonHeading>
    ),
    code: (node: Code) => <LessonFence fence={node} quizAnswers={quizAnswers} onAnswer={onAnswer} />,
    link: (url, content) => (
      <LessonLink url={url} materials={materials} onOpen={onOpenMaterial}>
        {content}
      </LessonLink>
    ),
    image: (image, isAlone) => (
      <LessonImage {...image} isAlone={isAlone} materials={materials} onOpen={onOpenMaterial} />
    ),
  }
  return (
    <div ref={body} className={classes('markdown lesson', className)}>
      {renderDocument(parsed, level, parts)}
    </div>
  )
}

function sourceOf({ position }: RootContent, text: string): string {
  return position ? text.slice(position.start.offset, position.end.offset) : ''
}

/** The ids of the headings, as `headingsOf` and the search have them. */
function anchorsOf({ root }: Document, text: string): ReadonlyMap<RootContent, string> {
  const used = new Map<string, number>()
  return new Map(
    root.children.flatMap((node): [RootContent, string][] => {
      if (node.type !== 'heading') return []
      const [line = ''] = sourceOf(node, text).split('\n')
      return [[node, uniqueAnchor(used, headingOf(line)?.heading ?? line)]]
    }),
  )
}

/** The browser looked for the heading in the address before the lesson was there. */
function scrollToAnchor(body: HTMLElement | null) {
  const id = decodeURIComponent(location.hash.slice(1))
  if (id) body?.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView()
}
