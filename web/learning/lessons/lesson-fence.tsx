import type { Code } from 'mdast'
import { parseDiagram } from '#contract/learning/diagram.ts'
import { parseQuiz } from '#contract/learning/lesson-text.ts'
import { Problem } from '#web/kit/forms/field.tsx'
import { CodeSample } from './code-sample.tsx'
import { Diagram } from './diagram.tsx'
import type { LessonProps } from './lesson-props.ts'
import { Quiz } from './quiz.tsx'

type LessonFenceProps = {
  fence: Pick<Code, 'lang' | 'meta' | 'value'>
  quizAnswers: NonNullable<LessonProps['quizAnswers']>
  onAnswer: LessonProps['onAnswer']
}

/** A fenced block by its kind: ```js, ```js run, ```html preview, ```quiz, ```diagram. */
export function LessonFence({ fence, quizAnswers, onAnswer }: LessonFenceProps) {
  const { lang, meta, value } = fence
  if (lang === 'quiz') {
    const quiz = parseQuiz(value)
    const stored = quizAnswers.find(({ quizKey }) => quizKey === quiz.key)
    if (quiz.options.length > 0) return <Quiz quiz={quiz} stored={stored?.option} onAnswer={onAnswer} />
  }
  if (lang === 'diagram') return <DrawnDiagram source={value} />
  if (meta === 'run') return <RunnableSample language={lang ?? ''} code={value} />
  if (meta === 'preview') return <PreviewSample language={lang ?? ''} code={value} />
  return <CodeSample language={lang ?? ''} code={value} />
}

type SampleProps = { language: string; code: string }

/** A sample that the reader will be able to edit and run. */
const RunnableSample = (props: SampleProps) => <CodeSample {...props} />

/** HTML that will be shown beside its code. */
const PreviewSample = (props: SampleProps) => <CodeSample {...props} />

/** The author sees in the preview what is wrong with the description. */
function DrawnDiagram({ source }: { source: string }) {
  const diagram = parseDiagram(source)
  if (!('problem' in diagram)) return <Diagram diagram={diagram} />
  return (
    <>
      <Problem text={`Line ${diagram.line} of the diagram: ${diagram.problem}`} />
      <CodeSample language="diagram" code={source} />
    </>
  )
}
