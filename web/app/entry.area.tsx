import { LearnerRoutes } from './learner/learner.routes.tsx'
import { learnerComponents } from './learner/pages.ts'
import { type Area, isOpened, openArea } from './areas/open-area.tsx'

export const learnerArea: Area = { root: '/dashboard', pages: learnerComponents, AreaRoutes: LearnerRoutes }

// The entry of the staff imports this one.
if (!isOpened('/admin') && !isOpened('/company')) openArea(learnerArea)
