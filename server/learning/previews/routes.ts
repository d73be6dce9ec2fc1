import { z } from 'zod'
import * as contract from '#contract/learning/attempts/previews.ts'
import { serveFile } from '#server/kit/http/serve-file.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { openFile, read, revoke, share } from './service.ts'

export function previewRoutes(app: App) {
  serve(app, contract.getPreviewLink, ({ db, tools, actor, params }) => read(db, tools, actor.id, params.solutionId))
  serve(app, contract.setPreviewLink, ({ db, tools, actor, params, body }) =>
    share(db, tools, { personId: actor.id, ...params, ...body }),
  )
  serve(app, contract.revokePreviewLink, ({ db, tools, actor, params }) =>
    revoke(db, tools, actor.id, params.solutionId),
  )
  serveFile(app, {
    path: '/preview/*',
    fields: { '*': z.string().max(2200) },
    what: 'The file',
    // A page loads dozens of files.
    limit: { name: 'preview', times: 600, seconds: 60 },
    open: async ({ '*': address }, { headers }) => {
      const [, code = '', path] = /^([^/]*)(?:\/(.*))?$/s.exec(address) ?? []
      // Without the slash, the page's relative links would lead elsewhere.
      if (path === undefined) return { redirect: `/preview/${encodeURIComponent(code)}/` }
      return openFile(app.deps.db, app.deps, { code, path, userAgent: headers['user-agent'] })
    },
  })
}
