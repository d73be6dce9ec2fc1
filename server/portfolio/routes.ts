import { z } from 'zod'
import * as links from '#contract/portfolio/links.ts'
import * as page from '#contract/portfolio/page.ts'
import * as own from '#contract/portfolio/portfolio.ts'
import { serve, type App } from '#server/kit/http/serve.ts'
import { serveFile, type ServedFile } from '#server/kit/http/serve-file.ts'
import { issuerKey, serveStatusLists } from '#server/learning/index.ts'
import { readSettings } from '#server/site/index.ts'
import { portfolioLists, toPortfolioCredential } from './credential.rules.ts'
import { toJsonResume } from './json-resume.rules.ts'
import { linkUrl } from './links.ts'
import { revokeLink, setLink, sources } from './links.service.ts'
import { linkStatus } from './links.store.ts'
import { openLink, openPage, openWork } from './page.service.ts'
import { portfolioTask } from './pdf-task.ts'
import { currentPortfolio, save } from './service.ts'
import { portfolioOf } from './store.ts'

export function portfolioRoutes(app: App) {
  serve(app, own.getMyPortfolio, ({ db, actor }) => currentPortfolio(db, actor.id))
  serve(app, own.savePortfolio, ({ db, tools, actor, body }) => save(db, tools, actor.id, body))
  serve(app, links.getPortfolioSources, ({ db, tools, actor }) => sources(db, tools, actor.id))
  serve(app, links.setPortfolioLink, ({ db, tools, actor, body }) => setLink(db, tools, actor.id, body.days))
  serve(app, links.revokePortfolioLink, ({ db, tools, actor }) => revokeLink(db, tools, actor.id))
  serve(app, page.getSharedPortfolio, ({ db, tools, params, request }) =>
    openPage(db, tools, { ...params, userAgent: request.headers['user-agent'] }),
  )
  serve(app, page.getSharedWork, ({ db, tools, params }) => openWork(db, tools, params))
  portfolioFiles(app)
  serveStatusLists(app, portfolioLists, linkStatus)
}

type Opened = NonNullable<Awaited<ReturnType<typeof openLink>>>

/** What the page offers to download: for anyone with the link, while it works. */
function portfolioFiles(app: App) {
  const { db, env, workers, clock } = app.deps

  async function sourceOf({ link }: Opened) {
    const { savedAt } = (await portfolioOf(db, link.personId!))!
    const { name: schoolName } = await readSettings(db)
    return { schoolName, publicUrl: env.publicUrl, url: linkUrl(app.deps, link.id), savedAt }
  }

  const file = (name: string, toFile: (opened: Opened) => Promise<ServedFile | null>) => ({
    path: `/portfolio/:token/${name}`,
    fields: { token: z.string() },
    what: 'This portfolio',
    limit: { name: 'portfolio files', times: 60, seconds: 60 },
    open: async ({ token }: { token: string }) => {
      const opened = await openLink(db, app.deps, token)
      return opened && toFile(opened)
    },
  })

  serveFile(app, {
    ...file('portfolio.pdf', async (opened) => {
      const content = { view: opened.view, ...(await sourceOf(opened)) }
      return {
        type: 'application/pdf',
        name: 'portfolio.pdf',
        content: () => workers.render(portfolioTask, [content]),
      }
    }),
    isDrawn: true,
  })
  serveFile(
    app,
    file('resume.json', async (opened) => {
      const resume = toJsonResume(opened.view, await sourceOf(opened))
      return { type: 'application/json', name: 'resume.json', content: () => JSON.stringify(resume, null, 2) }
    }),
  )
  serveFile(
    app,
    file('credential.json', async ({ link, view }) => {
      const school = { name: (await readSettings(db)).name, publicUrl: env.publicUrl }
      const credential = toPortfolioCredential(view, { school, link, at: clock() }, await issuerKey(db))
      return (
        credential && {
          type: 'application/vc',
          name: 'portfolio-credential.json',
          content: () => JSON.stringify(credential, null, 2),
        }
      )
    }),
  )
}
