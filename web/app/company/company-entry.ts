import { isOpened, openArea } from '../areas/open-area.tsx'
import { CompanyRoutes } from './company.routes.tsx'
import { companyComponents } from './pages.ts'

if (isOpened('/company')) openArea({ root: '/company', pages: companyComponents, AreaRoutes: CompanyRoutes })
