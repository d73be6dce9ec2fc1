import { findAnything } from '#contract/insights/palette.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { find } from './store.ts'

export function paletteRoutes(app: App) {
  serve(app, findAnything, ({ db, tools, actor, query: { search } }) =>
    find(db, { search, reader: actor, now: tools.clock() }),
  )
}
