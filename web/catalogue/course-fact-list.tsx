import type { CourseFacts } from '#contract/catalogue/courses.ts'

const questions: { key: Exclude<keyof CourseFacts, 'goals'>; label: string }[] = [
  { key: 'level', label: 'Level' },
  { key: 'outcome', label: 'What you can build afterwards' },
  { key: 'prerequisites', label: 'What you need to know' },
  { key: 'device', label: 'Laptop or phone' },
  { key: 'hoursPerWeek', label: 'Time per week' },
  { key: 'language', label: 'Language' },
  { key: 'format', label: 'Format' },
]

/** What a visitor asks before joining. Unanswered questions are left out. */
export function CourseFactList({ facts }: { facts: CourseFacts | undefined }) {
  const answered = questions.filter(({ key }) => facts?.[key])
  if (!facts || answered.length === 0) return null
  return (
    <section className="lg:col-start-1" aria-labelledby="facts">
      <h2 id="facts" className="type-h2 mb-6">
        Before you start
      </h2>
      <dl className="grid max-w-2xl gap-x-8 gap-y-5 sm:grid-cols-2">
        {answered.map(({ key, label }) => (
          <div key={key} className="border-l-2 border-marigold pl-4">
            <dt className="type-small text-soft">{label}</dt>
            <dd className="text-pretty">{facts[key]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
