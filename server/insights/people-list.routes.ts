import { maxSelected } from '#contract/identity/selection.ts'
import { listPeople, listPeopleIds } from '#contract/insights/people.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { peopleIds, peoplePage } from './people-list.store.ts'

export function peopleListRoutes(app: App) {
  serve(app, listPeople, ({ db, tools, query }) => peoplePage(db, query, tools.clock()))
  serve(app, listPeopleIds, ({ db, tools, query }) => peopleIds(db, query, tools.clock(), maxSelected))
}
