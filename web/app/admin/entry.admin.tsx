import { learnerArea } from '../entry.area.tsx'
import { isOpened, openArea } from '../areas/open-area.tsx'
import { AdminRoutes } from './admin.routes.tsx'
import { staffComponents } from './pages.ts'

// Staff have the few kilobytes of the learners' routes too; learners, on slower lines, do without those of the staff.
if (isOpened('/admin')) openArea(learnerArea, { root: '/admin', pages: staffComponents, AreaRoutes: AdminRoutes })
