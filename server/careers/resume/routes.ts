import { z } from 'zod'
import { getMyResume, getResumeOffers, makeResumeLinks, saveResume } from '#contract/careers/resume.ts'
import type { StoredResume } from '#contract/careers/resume.ts'
import { toResumeDocument } from '#contract/careers/resume-document.ts'
import { personById } from '#server/identity/index.ts'
import { notFound } from '#server/kit/http/errors.ts'
import { enforceRateLimit } from '#server/kit/http/rate-limit.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { type Format, formats, isResumeLinkValid, resumeLink } from './links.ts'
import { asAttachment, resumeFileName } from './rules.ts'
import { currentResume, offersFor, save } from './service.ts'

const Digits = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
const Link = z.object({ format: z.enum(formats), until: Digits, reader: Digits, sig: z.string() })

/** Drawing takes a quarter of a second; this is enough to try all templates repeatedly. */
const limit = { times: 30, seconds: 60 }

const types: Record<Format, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

export function resumeRoutes(app: App) {
  serve(app, getMyResume, ({ db, actor }) => currentResume(db, actor.id))
  serve(app, saveResume, ({ db, tools, actor, body }) => save(db, tools, actor.id, body))
  serve(app, getResumeOffers, ({ db, tools, actor }) => offersFor(db, tools, actor.id))
  serve(app, makeResumeLinks, async ({ tools, actor }) => ({
    pdf: resumeLink(tools, actor.id, 'pdf'),
    docx: resumeLink(tools, actor.id, 'docx'),
  }))
  resumeFiles(app)
}

/** Anyone with a signed link can open the resume while its owner has an active account. */
function resumeFiles(app: App) {
  const { env, db } = app.deps
  app.get('/resumes/:format', async (request, reply) => {
    const link = Link.safeParse({ ...(request.query as object), ...(request.params as object) })
    if (!link.success || !isResumeLinkValid(app.deps, link.data)) throw notFound('This resume')
    const { reader, format } = link.data
    const times = Math.ceil(limit.times * env.rateLimitFactor)
    await enforceRateLimit(db, `resumes person ${reader}`, { ...limit, times })
    const person = await personById(db, reader)
    if (!person || person.blockedAt || person.deletedAt) throw notFound('This resume')
    const stored = await currentResume(db, reader)
    return reply
      .type(types[format])
      .header('content-disposition', asAttachment(resumeFileName(stored.resume.name, format)))
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(await renderers[format](stored))
  })
}

/** The renderers are large, so they are loaded with the first resume. */
const renderers: Record<Format, (stored: StoredResume) => Promise<Buffer>> = {
  pdf: async (stored) => (await import('./pdf.ts')).resumePdf(toResumeDocument(stored.resume), stored),
  docx: async (stored) => (await import('./docx.ts')).resumeDocx(toResumeDocument(stored.resume), stored),
}
