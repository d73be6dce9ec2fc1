import {
  addTeamMember,
  addTestimonial,
  deleteTeamMember,
  deleteTestimonial,
  editTeamMember,
  editTestimonial,
  listAllTestimonials,
} from '#contract/site/testimonials-and-team.ts'
import { listTeam } from '#contract/site/team.ts'
import { listTestimonials } from '#contract/site/testimonials.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import * as team from './team.service.ts'
import * as testimonials from './testimonials.service.ts'
import { allTestimonials, testimonialsAt } from './testimonials.store.ts'
import { wholeTeam } from './team.store.ts'

export function testimonialAndTeamRoutes(app: App) {
  serve(app, listAllTestimonials, ({ db }) => allTestimonials(db))
  serve(app, addTestimonial, ({ db, actor, body }) => testimonials.add(db, actor.id, body))
  serve(app, editTestimonial, ({ db, actor, params, body }) => testimonials.edit(db, actor.id, params.id, body))
  serve(app, deleteTestimonial, ({ db, actor, params }) => testimonials.remove(db, actor.id, params.id))
  serve(app, addTeamMember, ({ db, tools, actor, body, files }) =>
    team.add(db, tools, { actorId: actor.id, draft: body, files }),
  )
  serve(app, editTeamMember, ({ db, tools, actor, params, body, files }) =>
    team.edit(db, tools, params.id, { actorId: actor.id, draft: body, files }),
  )
  serve(app, deleteTeamMember, ({ db, tools, actor, params }) => team.remove(db, tools, actor.id, params.id))
  serve(app, listTeam, ({ db }) => wholeTeam(db))
  serve(app, listTestimonials, ({ db, query }) => testimonialsAt(db, query.place))
}
