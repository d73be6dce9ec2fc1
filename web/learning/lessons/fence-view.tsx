import { CodeSample } from './code-sample.tsx'
import { Diagram } from '../diagrams/diagram.tsx'
import type { LessonFence } from '#contract/learning/lesson-document.ts'
import type { LessonOptions } from './lesson-props.ts'
import { PreviewSample } from './preview-sample.tsx'
import { Quiz } from './quiz.tsx'
import { RunnableSample, runnableLanguage } from './runnable-sample.tsx'

type FenceViewProps = {
  fence: LessonFence
  /** For samples in SQL. */
  database: string
  quizAnswers: NonNullable<LessonOptions['quizAnswers']>
  reader: LessonOptions['reader']
  onAnswer: LessonOptions['onAnswer']
  quizNote: LessonOptions['quizNote']
}

/** A fenced block by its kind: ```js, ```js run, ```html preview, ```quiz, ```diagram. */
export function FenceView({ fence, database, quizAnswers, reader, onAnswer, quizNote }: FenceViewProps) {
  const { lang, meta, value, quiz, lines } = fence
  if (quiz && quiz.options.length > 0) {
    // The options may have changed since.
    const stored = quizAnswers.find(
      ({ quizKey, option, isRight }) => quizKey === quiz.key && quiz.options[option]?.isRight === isRight,
    )
    return <Quiz quiz={quiz} stored={stored} reader={reader} onAnswer={onAnswer} note={quizNote?.(quiz.key)} />
  }
  if (fence.diagram) return <DrawnDiagram source={value} diagram={fence.diagram} />
  const sample = { language: lang ?? '', code: value, lines }
  const runs = meta === 'run' ? runnableLanguage(sample.language) : null
  if (runs && (runs !== 'sql' || database !== '')) return <RunnableSample {...sample} runs={runs} database={database} />
  if (meta === 'preview') return <PreviewSample {...sample} />
  return <CodeSample {...sample} />
}

/** The author sees in the preview what is wrong with the description. */
function DrawnDiagram({ source, diagram }: { source: string; diagram: NonNullable<LessonFence['diagram']> }) {
  if (!('problem' in diagram)) return <Diagram drawing={diagram} />
  return (
    <>
      <p className="mb-2 font-medium text-vermilion">
        Line {diagram.line} of the diagram: {diagram.problem}
      </p>
      <CodeSample language="diagram" code={source} />
    </>
  )
}
