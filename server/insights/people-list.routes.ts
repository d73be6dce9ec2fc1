import { listPeople } from '#contract/insights/people.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { peoplePage } from './people-list.store.ts'

export function peopleListRoutes(app: App) {
  serve(app, listPeople, ({ db, tools, query }) => peoplePage(db, query, tools.clock()))
}
