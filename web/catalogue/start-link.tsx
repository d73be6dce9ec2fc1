import { classes } from '#web/kit/layout/classes.ts'
import { plural } from '#web/kit/format.ts'
import { startPath } from './course-paths.ts'

/** To the free beginners' path, if the academy has one. */
export const StartLink = ({ lessons, className }: { lessons: number; className?: string }) =>
  lessons > 0 && (
    <p className={classes('text-lg', className)}>
      <a href={startPath} className="link touch inline-block py-1 font-semibold">
        Never coded? Start here
      </a>
      <span className="text-soft">: {plural(lessons, 'short lesson')}, free, no account</span>
    </p>
  )
