import { useId, type ReactNode } from 'react'

type CourseSectionProps = { title: string; intro?: string; children: ReactNode }

export function CourseSection({ title, intro, children }: CourseSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="surface p-4 sm:p-6">
      <h2 id={id} className="type-h3">
        {title}
      </h2>
      {intro && <p className="mt-1 text-soft">{intro}</p>}
      <div className="mt-5 grid grid-cols-1 gap-5">{children}</div>
    </section>
  )
}
