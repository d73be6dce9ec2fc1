import { getEmailServer, removeEmailServer, saveEmailServer, testEmailServer } from '#contract/site/email-server.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { dropEmailServer, emailServerStatus, setEmailServer, tryEmailServer } from './service.ts'

export function emailServerRoutes(app: App) {
  serve(app, getEmailServer, ({ db, tools }) => emailServerStatus(db, tools))
  serve(app, saveEmailServer, async ({ db, tools, actor, body, request, setMessage }) => {
    const { password, code, ...draft } = body
    setMessage('Saved. Emails are sent with it from now on.')
    await setEmailServer(db, tools, { actor, draft, confirmation: { password, code, address: request.ip } })
    return null
  })
  serve(app, removeEmailServer, async ({ db, tools, actor, body, request }) => {
    await dropEmailServer(db, tools, { actor, confirmation: { ...body, address: request.ip } })
    return null
  })
  serve(app, testEmailServer, ({ db, tools, actor, body }) => tryEmailServer(db, tools, { actor, draft: body }))
}
