import { addHolidays, changeHoliday, listHolidays, removeHoliday } from '#contract/site/holidays.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { add, calendar, change, remove } from './service.ts'

export function holidayRoutes(app: App) {
  serve(app, listHolidays, ({ db, tools }) => calendar(db, tools.clock()))
  serve(app, addHolidays, ({ db, tools, actor, body }) =>
    add(db, { actorId: actor.id, drafts: body.holidays, now: tools.clock() }),
  )
  serve(app, changeHoliday, ({ db, tools, actor, params, body }) =>
    change(db, { actorId: actor.id, ...params, draft: body, now: tools.clock() }),
  )
  serve(app, removeHoliday, ({ db, tools, actor, params }) =>
    remove(db, { actorId: actor.id, ...params, now: tools.clock() }),
  )
}
