import type { ReactNode } from 'react'
import { BookOpen, ChevronLeft, Clock, Download } from '#web/kit/icons.tsx'
import { figuresOf } from '#web/learning/lessons/figures.rules.ts'
import { LessonBlocks } from '#web/learning/lessons/lesson-blocks.tsx'
import type { ShownLesson } from './show-lesson.ts'

type LessonHeadProps = {
  lesson: Pick<ShownLesson, 'stepName' | 'summary'>
  back: { href: string; text: string }
  /** Above the title. */
  label: string
  /** How long it takes. */
  facts: ReactNode
}

export function LessonHead({ lesson: { stepName, summary }, back, label, facts }: LessonHeadProps) {
  return (
    <header className="deep border-b-4 border-marigold">
      <div className="container-page py-8 lg:pt-12 lg:pb-10">
        <a
          href={back.href}
          className="touch -ml-1 inline-flex items-center gap-1 text-soft hover:text-ink hover:underline"
        >
          <ChevronLeft aria-hidden="true" className="size-4 shrink-0" />
          {back.text}
        </a>
        <p className="type-label mt-5 text-marigold">{label}</p>
        <h1 className="type-h1 mt-2 max-w-3xl">{stepName}</h1>
        {summary && <p className="type-lead mt-3 max-w-2xl">{summary}</p>}
        <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 font-medium">{facts}</ul>
      </div>
    </header>
  )
}

const icons = { read: BookOpen, time: Clock }

export function LessonFact({ icon, children }: { icon: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[icon]
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-marigold" />
      {children}
    </li>
  )
}

type LessonBodyProps = {
  lesson: ShownLesson
  exercise: ReactNode
  /** After the lesson. */
  children: ReactNode
}

/** The lesson, its materials and its task. Answers to its questions stay in the page. */
export function LessonBody({ lesson, exercise, children }: LessonBodyProps) {
  const { document, database, materials, task } = lesson
  const figures = figuresOf(document)
  const listed = materials.filter(({ name }) => !figures.has(name))
  return (
    <div className="container-page section grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
      <Contents lesson={lesson} />
      <div className="grid min-w-0 grid-cols-1 gap-12 lg:col-start-1 lg:row-start-1">
        <LessonBlocks document={document} materials={materials} database={database} />
        {listed.length > 0 && <Materials materials={listed} />}
        {task && (
          <section aria-labelledby="your-task">
            <h2 id="your-task" className="type-title mb-4 scroll-mt-24">
              Your task
            </h2>
            <LessonBlocks document={task} materials={materials} level={3} />
            {exercise}
          </section>
        )}
        {children}
      </div>
    </div>
  )
}

function Contents({ lesson: { contents, task } }: { lesson: ShownLesson }) {
  if (contents.length < 2) return null
  return (
    <nav aria-label="In this lesson" className="max-lg:hidden lg:col-start-2">
      <div className="sticky top-24 border-l-2 border-line pl-5">
        <p className="type-label text-soft">In this lesson</p>
        <ul className="mt-2 grid gap-1">
          {contents.map(({ heading, anchor }) => (
            <li key={anchor}>
              <ContentsLink anchor={anchor} text={heading} />
            </li>
          ))}
          {task && (
            <li>
              <ContentsLink anchor="your-task" text="Your task" />
            </li>
          )}
        </ul>
      </div>
    </nav>
  )
}

const ContentsLink = ({ anchor, text }: { anchor: string; text: string }) => (
  <a href={`#${anchor}`} className="inline-block py-1 leading-snug text-soft hover:text-ink hover:underline">
    {text}
  </a>
)

function Materials({ materials }: Pick<ShownLesson, 'materials'>) {
  return (
    <section aria-labelledby="materials">
      <h2 id="materials" className="type-title mb-4 scroll-mt-24">
        Materials
      </h2>
      <ul className="flex flex-wrap gap-2.5">
        {materials.map(({ name, url, size }) => (
          <li key={url} className="max-w-full">
            <a
              href={url}
              download={name.split('/').at(-1)}
              className="touch inline-flex min-h-11 max-w-full items-center gap-2 rounded-control border border-line bg-card px-3.5 py-2 font-medium hover:border-edge hover:bg-haze"
            >
              <Download aria-hidden="true" className="size-4 shrink-0 text-soft" />
              <span className="sr-only">Download</span>
              <span className="min-w-0 truncate">{name}</span>
              <span className="type-small shrink-0 font-normal text-soft">{size}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
