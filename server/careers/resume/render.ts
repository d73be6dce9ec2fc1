import { toResumeDocument } from '#contract/careers/resume-document.ts'
import type { StoredResume } from '#contract/careers/resume.ts'
import type { Format } from './links.ts'

type Content = Pick<StoredResume, 'resume' | 'template' | 'savedAt'>

/** Runs in a worker thread, which loads only the library it needs. */
export async function renderResume(format: Format, { resume, ...printed }: Content): Promise<Buffer> {
  const document = toResumeDocument(resume)
  if (format === 'pdf') return (await import('./pdf.ts')).resumePdf(document, printed)
  return (await import('./docx.ts')).resumeDocx(document, printed)
}
