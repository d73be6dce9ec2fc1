import type { FirstLessonData } from './load-first-lesson.ts'

/** The tasks and steps of the whole course; this lesson is the first. */
export function LessonOutline({ lesson: { outline, courseTitle, stepCount } }: { lesson: FirstLessonData }) {
  return (
    <section aria-labelledby="outline">
      <h2 id="outline" className="type-title">
        What comes next
      </h2>
      <p className="mt-2 text-soft">
        {courseTitle} has {stepCount}. This was the first.
      </p>
      <ol className="mt-6 border-l-2 border-line">
        {outline.map(({ title, week, steps }, task) => (
          // Two tasks may have the same title.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={task} className="relative pb-6 pl-5 last:pb-0 sm:pl-8">
            <span
              aria-hidden="true"
              className="absolute top-3 -left-2.5 h-1.5 w-5 rounded-[2px] border border-edge bg-paper"
            />
            {week !== null && <span className="type-small block text-soft">Week {week}</span>}
            <h3 className="type-h3">{title}</h3>
            <ol className="mt-2 grid gap-1">
              {steps.map((name, step) => (
                // oxlint-disable-next-line react/no-array-index-key
                <li key={step}>
                  {name}
                  {task === 0 && step === 0 && <span className="text-soft"> (this lesson)</span>}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  )
}
