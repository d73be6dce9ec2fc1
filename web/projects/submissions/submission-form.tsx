import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { z } from '#contract/kit/zod.ts'
import type { BriefDetails } from '#contract/projects/briefs.ts'
import { fillOutAll, submitProjectFor, ProjectSubmissionDraft } from '#contract/projects/submissions.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { MarkdownField } from '#web/kit/markdown/markdown-field.tsx'
import { FileDrop } from '#web/kit/forms/file-drop.tsx'
import { type Problems, useForm } from '#web/kit/forms/form.ts'
import { fileSize } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { useIdempotencyKey } from '#web/kit/api/idempotency-key.ts'
import { UploadBar } from '#web/kit/forms/upload-bar.tsx'
import { callWithProgress } from '#web/kit/forms/upload-progress.ts'
import { FileArchive, X } from '#web/kit/icons.tsx'
import { projectsKey } from '../projects.api.ts'

const { maxBytes } = submitProjectFor.upload!

const Filled = z.object({
  ...ProjectSubmissionDraft.shape,
  file: z
    .instanceof(File, { error: 'Choose a file' })
    .refine(({ size }) => size <= maxBytes, `Up to ${fileSize(maxBytes)}`)
    .refine(({ size }) => size > 0, 'This file is empty'),
})
type Typed = { name: string; description: string; file: File | null }

type SubmissionFormProps = { brief: BriefDetails; onSubmitted: () => void }

export function SubmissionForm({ brief, onSubmitted }: SubmissionFormProps) {
  const last = brief.mySubmissions[0]
  // The next attempt starts with the texts of the last one.
  const [typed, setTyped] = useState<Typed>({
    name: last?.name ?? '',
    description: last?.description ?? '',
    file: null,
  })
  const change = (part: Partial<Typed>) => setTyped((current) => ({ ...current, ...part }))
  const { send, progress, stop } = useUpload(brief.briefId)
  const { onSubmit, problems, isBusy, setProblems } = useForm({
    schema: Filled,
    read: () => typed,
    submit: async (filled) => {
      if (await send(filled)) onSubmitted()
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate className="surface grid grid-cols-1 gap-5 p-5 sm:p-7">
      {isIncomplete(typed, problems) && <Callout tone="problem">{fillOutAll}</Callout>}
      {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
      <Field label="Project name" problem={problems['name']}>
        <Input
          name="name"
          required
          maxLength={120}
          autoComplete="off"
          value={typed.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <MarkdownField
        label="Description"
        hint="What does it do, how do you run it, and which decisions did you make?"
        problem={problems['description']}
        name="description"
        required
        rows={5}
        maxLength={4000}
        value={typed.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <Field
        label="File"
        hint={`One file up to ${fileSize(maxBytes)}: a ZIP of your project, PDF, image, video or text.`}
        problem={problems['file']}
      >
        <FileDrop
          name="file"
          label={typed.file ? 'Choose another file' : 'Choose a file'}
          onFiles={([file]) => {
            change({ file: file ?? null })
            setProblems((current) => ({ ...current, file: undefined }))
          }}
        >
          {typed.file && <ChosenFile file={typed.file} onRemove={() => change({ file: null })} />}
        </FileDrop>
      </Field>
      {progress !== null && <UploadBar progress={progress} onCancel={stop} />}
      <Button type="submit" variant="primary" className="justify-self-start" busy={isBusy} busyLabel="Sending…">
        {last ? 'Submit again' : 'Submit'}
      </Button>
    </form>
  )
}

const isIncomplete = (typed: Typed, problems: Problems) =>
  (problems['name'] && !typed.name.trim()) ||
  (problems['description'] && !typed.description.trim()) ||
  (problems['file'] && !typed.file)

function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  return (
    <p className="flex min-w-0 items-center gap-2">
      <FileArchive aria-hidden="true" className="size-5 shrink-0 text-soft" />
      <span className="min-w-0 font-medium wrap-anywhere">{file.name}</span>
      <span className="type-small shrink-0 text-soft">{fileSize(file.size)}</span>
      <Button size="small" variant="quiet" aria-label={`Remove ${file.name}`} onClick={onRemove}>
        <X aria-hidden="true" className="size-4" />
      </Button>
    </p>
  )
}

/** Uploads the form with progress. Resolves to false if the learner cancelled it. */
function useUpload(briefId: number) {
  const [progress, setProgress] = useState<number | null>(null)
  const controller = useRef<AbortController>(null)
  const { keyFor, forget } = useIdempotencyKey()
  const queries = useQueryClient()

  async function send({ file, ...body }: z.output<typeof Filled>): Promise<boolean> {
    const upload = new AbortController()
    controller.current = upload
    setProgress(0)
    try {
      const call = callWithProgress({ onProgress: setProgress, signal: upload.signal })
      // With another file it is another submission, even if the texts are the same.
      const idempotencyKey = keyFor({ ...body, name: file.name, size: file.size, modified: file.lastModified })
      await call(submitProjectFor, { params: { briefId }, body, files: [file], idempotencyKey })
      forget()
      await queries.invalidateQueries({ queryKey: projectsKey })
      return true
    } catch (error) {
      if (upload.signal.aborted) return false
      throw error
    } finally {
      setProgress(null)
    }
  }

  return { send, progress, stop: () => controller.current?.abort() }
}
