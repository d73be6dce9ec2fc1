import type { ReactNode } from 'react'
import type { CurrentCourse } from '#contract/learning/performance.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { Picture } from '#web/kit/layout/image.tsx'
import { Progress } from '#web/kit/layout/progress.tsx'

type CoursePanelProps = {
  course: CurrentCourse
  /** Above the title: Continue learning. */
  eyebrow: ReactNode
  children: ReactNode
  actions?: ReactNode
}

export function CoursePanel({ course, eyebrow, children, actions }: CoursePanelProps) {
  const { courseTitle, imagePath, progress } = course
  return (
    <Panel labelledBy="course" className="grid grid-cols-1 md:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 grid-cols-1 content-start gap-5 p-5 sm:p-7">
        <div>
          <p className="type-label text-marigold">{eyebrow}</p>
          <h2 id="course" className="type-h2 mt-1">
            {courseTitle}
          </h2>
        </div>
        {children}
        <Progress label={`Progress in ${courseTitle}`} done={progress.approved} total={progress.steps} />
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      <Picture
        name={imagePath}
        width={640}
        height={360}
        isFirst
        className="max-md:order-first h-28 w-full object-cover sm:h-36 md:h-full"
      />
    </Panel>
  )
}

type PanelProps = { labelledBy: string; className?: string; children: ReactNode }

/** Dark, for what matters most on the page. */
export const Panel = ({ labelledBy, className, children }: PanelProps) => (
  <section
    aria-labelledby={labelledBy}
    className={classes('deep overflow-hidden rounded-card border border-line shadow-low print:shadow-none', className)}
  >
    {children}
  </section>
)
