import { z } from 'zod'
import {
  downloadsClosedText,
  getMyResume,
  getResumeOffers,
  makeResumeLinks,
  saveResume,
} from '#contract/careers/resume.ts'
import { personById } from '#server/identity/index.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notAllowed, notFound } from '#server/kit/errors.ts'
import { enforceRateLimit } from '#server/kit/http/rate-limit.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { workerTask } from '#server/kit/workers/task.ts'
import { type Format, formats, isResumeLinkValid, resumeLink } from './links.ts'
import { asAttachment, mayDownload, resumeFileName } from './rules.ts'
import { currentResume, offersFor, save } from './service.ts'

const Digits = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
const Link = z.object({ format: z.enum(formats), until: Digits, reader: Digits, sig: z.string() })

/** Enough to try all templates repeatedly. */
const limit = { times: 30, seconds: 60 }

const types: Record<Format, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

export function resumeRoutes(app: App) {
  serve(app, getMyResume, ({ db, actor }) => currentResume(db, actor.id))
  serve(app, saveResume, ({ db, tools, actor, body }) => save(db, tools, actor.id, body))
  serve(app, getResumeOffers, ({ db, tools, actor }) => offersFor(db, tools, actor.id))
  serve(app, makeResumeLinks, async ({ tools, actor }) => {
    if (!mayDownload(actor)) throw await downloadsClosed(tools, actor.id)
    return { pdf: resumeLink(tools, actor.id, 'pdf'), docx: resumeLink(tools, actor.id, 'docx') }
  })
  resumeFiles(app)
}

const downloadsClosed = async ({ pendingMessage }: Tools, personId: number) =>
  notAllowed((await pendingMessage(personId)) ?? downloadsClosedText)

/** Anyone with a signed link can open the resume while its owner has an active account. */
function resumeFiles(app: App) {
  const { env, db, workers } = app.deps
  app.get('/resumes/:format', { config: { isDocument: true } }, async (request, reply) => {
    const link = Link.safeParse({ ...(request.query as object), ...(request.params as object) })
    if (!link.success || !isResumeLinkValid(app.deps, link.data)) throw notFound('This resume')
    const { reader, format } = link.data
    const times = Math.ceil(limit.times * env.rateLimitFactor)
    await enforceRateLimit(db, `resumes person ${reader}`, { ...limit, times })
    const person = await personById(db, reader)
    if (!person || person.blockedAt || person.deletedAt) throw notFound('This resume')
    if (!mayDownload({ role: person.role, isMember: person.accessEndsAt !== null }))
      throw await downloadsClosed(app.deps, reader)
    const { resume, template, savedAt } = await currentResume(db, reader)
    app.awaitWorker(request.raw)
    const file = await workers.render(renderTask, [format, { resume, template, savedAt }])
    return reply
      .type(types[format])
      .header('content-disposition', asAttachment(resumeFileName(resume.name, format)))
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(file)
  })
}

const renderTask = workerTask<typeof import('./render.ts').renderResume>(
  new URL('./render.ts', import.meta.url),
  'renderResume',
)
