import { listTestimonials } from '#contract/site/testimonials.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { testimonialsAt } from './testimonials.store.ts'

export function testimonialRoutes(app: App) {
  serve(app, listTestimonials, ({ db, query }) => testimonialsAt(db, query.place))
}
