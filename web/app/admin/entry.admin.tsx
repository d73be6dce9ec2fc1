import { isStaffPage, openArea } from '../entry.area.tsx'
import { AdminRoutes } from './admin.routes.tsx'
import { staffComponents } from './pages.ts'

// A page of the learner area may load this file for a part that both share.
if (isStaffPage()) openArea({ pages: staffComponents, AdminRoutes })
