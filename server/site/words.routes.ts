import {
  addTeamMember,
  addTestimonial,
  deleteTeamMember,
  deleteTestimonial,
  editTeamMember,
  editTestimonial,
  listAllTestimonials,
} from '#contract/site/words.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import * as team from './team.service.ts'
import * as testimonials from './testimonials.service.ts'
import { allTestimonials } from './testimonials.store.ts'

export function wordsRoutes(app: App) {
  serve(app, listAllTestimonials, ({ db }) => allTestimonials(db))
  serve(app, addTestimonial, ({ db, actor, body }) => testimonials.add(db, actor.id, body))
  serve(app, editTestimonial, ({ db, actor, params, body }) => testimonials.edit(db, actor.id, params.id, body))
  serve(app, deleteTestimonial, ({ db, actor, params }) => testimonials.remove(db, actor.id, params.id))
  serve(app, addTeamMember, ({ deps, actor, body, files }) => team.add(deps, { actorId: actor.id, draft: body, files }))
  serve(app, editTeamMember, ({ deps, actor, params, body, files }) =>
    team.edit(deps, params.id, { actorId: actor.id, draft: body, files }),
  )
  serve(app, deleteTeamMember, ({ deps, actor, params }) => team.remove(deps, actor.id, params.id))
}
