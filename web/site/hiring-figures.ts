import type { HiringFigures } from '#contract/site/hiring-figures.ts'
import { count, plural } from '#web/kit/format.ts'

/** Also when it is none of them. */
export const describeHiring = ({ optedIn, joined }: HiringFigures): string =>
  optedIn === 0
    ? 'No learner has asked for introductions in the last 12 months.'
    : `${count(joined)} of ${plural(optedIn, 'learner')} who asked for introductions in the last 12 months joined a company.`
