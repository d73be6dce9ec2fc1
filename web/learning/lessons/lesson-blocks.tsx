import type { Root, RootContent } from 'mdast'
import { type ReactNode, type Ref, useId } from 'react'
import { classes } from '#web/kit/layout/classes.ts'
import { type HeadingTag, type MarkdownParts, renderDocument } from '#web/kit/markdown/elements.tsx'
import type { LessonDocument } from '#contract/learning/lesson-document.ts'
import '#web/kit/markdown/markdown.css'
import { FenceView } from './fence-view.tsx'
import { LessonImage, LessonLink } from './lesson-material.tsx'
import type { LessonOptions } from './lesson-props.ts'
import './lesson.css'

type LessonBlocksProps = LessonOptions & { document: LessonDocument; isWhole?: boolean; ref?: Ref<HTMLDivElement> }

const none: never[] = []
/** More than a screen has room for. */
const firstBlocks = 20

/** Every block at the top has `data-block`, its place, and `data-key`, made from its text. */
export function LessonBlocks({ document, isWhole = true, ref, level = 2, className, ...options }: LessonBlocksProps) {
  if ('plainText' in document) {
    return (
      <div ref={ref} className={classes('lesson lesson-plain', className)}>
        {document.plainText}
      </div>
    )
  }
  const { blocks, footnotes } = document
  const root: Root = { type: 'root', children: blocks.map(({ node }) => node) }
  return (
    <div ref={ref} className={classes('markdown lesson', className)}>
      {renderDocument(
        { root, footnotes },
        level,
        partsOf(document.blocks, options, isWhole ? blocks.length : firstBlocks),
      )}
    </div>
  )
}

type Blocks = Extract<LessonDocument, { blocks: unknown }>['blocks']

function partsOf(blocks: Blocks, options: LessonOptions, shown: number): MarkdownParts {
  const { materials = none, onOpenMaterial: onOpen, quizAnswers = none, database = '', blockNote } = options
  const { reader, onAnswer, quizNote } = options
  const anchors = new Map<RootContent, string | null>(blocks.map(({ node, anchor }) => [node, anchor]))
  return {
    block: (_node, index, content) =>
      index < shown && (
        <div data-block={index} data-key={blocks[index]!.key} className="lesson-block">
          {blockNote?.block === index && blockNote.note}
          {content}
        </div>
      ),
    heading: (node, tag, content) => (
      <LessonHeading tag={tag} anchor={anchors.get(node) ?? null}>
        {content}
      </LessonHeading>
    ),
    code: (node) => (
      <FenceView
        fence={node}
        database={database}
        quizAnswers={quizAnswers}
        reader={reader}
        onAnswer={onAnswer}
        quizNote={quizNote}
      />
    ),
    link: (url, content) => (
      <LessonLink url={url} materials={materials} onOpen={onOpen}>
        {content}
      </LessonLink>
    ),
    image: (image, isAlone) => <LessonImage {...image} isAlone={isAlone} materials={materials} onOpen={onOpen} />,
  }
}

type LessonHeadingProps = { tag: HeadingTag; anchor: string | null; children: ReactNode }

/** A heading with a link to itself. */
function LessonHeading({ tag: Tag, anchor, children }: LessonHeadingProps) {
  const id = useId()
  if (!anchor) return <Tag>{children}</Tag>
  return (
    // Named by its text alone, without the link.
    <Tag id={anchor} aria-labelledby={id}>
      <span id={id}>{children}</span>
      <a href={`#${anchor}`} aria-label="Link to this section" className="lesson-anchor">
        #
      </a>
    </Tag>
  )
}
