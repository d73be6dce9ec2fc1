import { learnerPages } from '#contract/app/learner-pages.ts'
import { Guard } from '../areas/guard.tsx'
import { PageRoutes } from '../areas/page-routes.tsx'
import { LearnerArea } from './learner.area.tsx'
import { LearnerShell } from './learner-shell.tsx'
import { learnerComponents } from './pages.ts'

export function LearnerRoutes() {
  return (
    <Guard access="learner" shell={<LearnerShell />}>
      {(me) => (
        <PageRoutes root="/dashboard" pages={learnerPages} layout={<LearnerArea me={me} />}>
          {(path) => {
            const Page = learnerComponents[path]
            return <Page />
          }}
        </PageRoutes>
      )}
    </Guard>
  )
}
