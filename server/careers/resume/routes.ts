import {
  downloadsClosedText,
  getMyResume,
  getResumeOffers,
  makeResumeLinks,
  saveResume,
} from '#contract/careers/resume.ts'
import { personById } from '#server/identity/index.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notAllowed } from '#server/kit/errors.ts'
import { type App, serve } from '#server/kit/http/serve.ts'
import { serveFile } from '#server/kit/http/serve-file.ts'
import { workerTask } from '#server/kit/workers/task.ts'
import { type Format, resumeFile, resumeLink } from './links.ts'
import { mayDownload, resumeFileName } from './rules.ts'
import { currentResume, offersFor, save } from './service.ts'

/** Enough to try all templates repeatedly. */
const limit = { name: 'resumes', times: 30, seconds: 60 }

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
  const { db, workers } = app.deps
  serveFile(app, {
    ...resumeFile,
    what: 'This resume',
    limit,
    isDrawn: true,
    open: async ({ reader, format }) => {
      const person = await personById(db, reader)
      if (!person || person.blockedAt || person.deletedAt) return null
      if (!mayDownload({ role: person.role, isMember: person.accessEndsAt !== null }))
        throw await downloadsClosed(app.deps, reader)
      const { resume, template, savedAt } = await currentResume(db, reader)
      return {
        type: types[format],
        name: resumeFileName(resume.name, format),
        content: () => workers.render(renderTask, [format, { resume, template, savedAt }]),
      }
    },
  })
}

const renderTask = workerTask<typeof import('./render.ts').renderResume>(
  new URL('./render.ts', import.meta.url),
  'renderResume',
)
