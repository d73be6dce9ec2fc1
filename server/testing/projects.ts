import { randomUUID } from 'node:crypto'
import type { BriefDraft } from '#contract/projects/brief-desk.ts'
import { submitProjectFor } from '#contract/projects/submissions.ts'
import { insertBriefs } from '#server/projects/index.ts'
import type { BriefRow, briefs } from '#server/projects/tables.ts'
import type { Sent } from './submissions.ts'
import type { testApp, TestActor } from './test-app.ts'

type App = Awaited<ReturnType<typeof testApp>>

export async function newBrief(
  { db }: Pick<App, 'db'>,
  wanted: Partial<typeof briefs.$inferInsert> = {},
): Promise<BriefRow> {
  const [row] = await insertBriefs(db, [{ ...newBriefDraft(), ...wanted }])
  return row!
}

/** A project as an admin writes it. */
export const newBriefDraft = (wanted: Partial<BriefDraft> = {}): BriefDraft => ({
  title: `Brief ${randomUUID()}`,
  summary: 'A page about you',
  description: 'Build it, and put it on the web.',
  level: 'Beginner',
  duration: '2 weeks',
  techStack: ['HTML', 'CSS'],
  steps: ['Draw it', 'Build it', 'Publish it'],
  resources: [{ label: 'MDN', url: 'https://developer.mozilla.org/' }],
  ...wanted,
})

/** The form that a browser would send. */
export function projectForm(fields: Record<string, string> = projectDraft, files: Sent[] = [projectFile]): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  for (const { name, content } of files) form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name)
  return form
}

export const projectDraft = { name: 'My page', description: 'Three sections and a form' }
export const projectFile: Sent = { name: 'page.txt', content: 'index.html and style.css' }

/** Hands a project in as a browser does: a form with one file. */
export async function submitProject(
  { call }: Pick<App, 'call'>,
  actor: TestActor,
  briefId: number,
  given: { fields?: Record<string, string>; files?: Sent[]; key?: string } = {},
) {
  const headers = { ...(given.key && { 'idempotency-key': given.key }) }
  return call(actor, submitProjectFor, { params: { briefId }, body: projectForm(given.fields, given.files), headers })
}
