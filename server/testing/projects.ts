import { randomUUID } from 'node:crypto'
import type { BriefDraft } from '#contract/projects/brief-desk.ts'
import { submitProjectFor } from '#contract/projects/submissions.ts'
import { insertBriefs } from '#server/projects/index.ts'
import type { BriefRow, briefs } from '#server/projects/tables.ts'
import { formOf, type Sent } from './forms.ts'
import type { TestActor, TestApp } from './test-app.ts'

export async function newBrief(
  { db }: Pick<TestApp, 'db'>,
  changes: Partial<typeof briefs.$inferInsert> = {},
): Promise<BriefRow> {
  const [row] = await insertBriefs(db, [{ ...newBriefDraft(), ...changes }])
  return row!
}

/** A project as an admin enters it. */
export const newBriefDraft = (changes: Partial<BriefDraft> = {}): BriefDraft => ({
  title: `Brief ${randomUUID()}`,
  summary: 'A page about you',
  description: 'Build it, and put it on the web.',
  level: 'Beginner',
  duration: '2 weeks',
  techStack: ['HTML', 'CSS'],
  steps: ['Draw it', 'Build it', 'Publish it'],
  resources: [{ label: 'MDN', url: 'https://developer.mozilla.org/' }],
  ...changes,
})

/** The form as a browser sends it. */
export const projectForm = (fields: Record<string, string> = projectDraft, files: Sent[] = [projectFile]): FormData =>
  formOf(fields, 'file', ...files)

export const projectDraft = { name: 'My page', description: 'Three sections and a form' }
export const projectFile: Sent = { name: 'page.txt', content: 'index.html and style.css' }

/** Submits a project like a browser: a form with one file. */
export async function submitProject(
  { call }: Pick<TestApp, 'call'>,
  actor: TestActor,
  briefId: number,
  given: { fields?: Record<string, string>; files?: Sent[]; key?: string } = {},
) {
  const headers = { ...(given.key && { 'idempotency-key': given.key }) }
  return call(actor, submitProjectFor, { params: { briefId }, body: projectForm(given.fields, given.files), headers })
}
