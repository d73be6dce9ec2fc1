import { Link } from 'react-router'
import { type SettingsSubject, settingsSubjects } from '#contract/site/subjects.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { hasDraft } from '../school/section-draft.ts'
import { pathOf, sectionsOf, subjects } from './subjects.ts'

/** From one subject to the next, and which of them hold something unsaved. On a phone the overview does this. */
export function SideNav({ current }: { current: SettingsSubject }) {
  return (
    <nav aria-label="Settings" className="sticky top-5 max-lg:hidden">
      <ul className="grid gap-0.5">
        {settingsSubjects.map((subject) => (
          <li key={subject}>
            <Link
              to={pathOf(subject)}
              aria-current={subject === current ? 'page' : undefined}
              className={classes(
                'type-small flex min-h-9 items-center justify-between gap-2 rounded-control px-2.5 font-medium hover:bg-haze hover:text-ink pointer-coarse:min-h-11',
                subject === current ? 'bg-haze text-ink' : 'text-soft',
              )}
            >
              {subjects[subject].title}
              {sectionsOf(subject).some(hasDraft) && (
                <span className="text-marigold-ink">
                  <span aria-hidden="true">●</span>
                  <span className="sr-only">, not saved</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
