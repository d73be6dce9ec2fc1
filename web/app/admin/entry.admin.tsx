import { adminPages, AdminRoutes } from '../admin.routes.tsx'
import { isStaffPage, openArea } from '../entry.area.tsx'

// A page of the learner area may load this file for a part that both share.
if (isStaffPage()) openArea({ adminPages, AdminRoutes })
