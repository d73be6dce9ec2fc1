import { getHoursOf, getMyHours, listWorkload, saveHoursOf, saveMyHours } from '#contract/learning/mentors.ts'
import { memoizeWithTtl, ttlOfCounts } from '#server/kit/cache/ttl-cache.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { saveHours, showHours } from './service.ts'
import { openWork, type OpenWork, workloadPage } from './workload.store.ts'

export function mentorRoutes(app: App) {
  serve(app, getMyHours, ({ db, actor }) => showHours(db, actor.id))
  serve(app, saveMyHours, ({ db, tools, actor, body }) =>
    saveHours(db, { actorId: actor.id, personId: actor.id, wanted: body, now: tools.clock() }),
  )
  serve(app, getHoursOf, ({ db, params }) => showHours(db, params.userId))
  serve(app, saveHoursOf, ({ db, tools, actor, params, body }) =>
    saveHours(db, { actorId: actor.id, personId: params.userId, wanted: body, now: tools.clock() }),
  )
  const recent = memoizeWithTtl<OpenWork>((work) => ttlOfCounts([...work.values()].map(({ open }) => open)))
  serve(app, listWorkload, ({ db, tools, query }) =>
    workloadPage(db, query, tools.clock(), (db, now) => recent(now.getTime(), () => openWork(db, now))),
  )
}
