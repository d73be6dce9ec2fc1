import { useRef, useState } from 'react'
import { StepFileName, type StepFile, type StepFileRole, uploadTaskFiles } from '#contract/learning/tasks.ts'
import { fileSize } from '#web/kit/format.ts'
import { Field, Input, Problem } from '#web/kit/forms/field.tsx'
import { FileDrop } from '#web/kit/forms/file-drop.tsx'
import { UploadBar } from '#web/kit/forms/upload-bar.tsx'
import { limitProblem, reasonOf } from '../task-builder/step-upload.ts'
import { FileRow } from './file-row.tsx'
import { useUploadFiles } from './lesson-editor.api.ts'

type FilesPanelProps = {
  stepId: number
  kind: StepFileRole
  files: StepFile[]
  /** Inserts a link at the cursor. */
  onInsert?: (file: StepFile) => void
  onRenamed: (from: string, to: string) => void
  /** Whether the text links to it. */
  isLinked: (name: string) => boolean
}

const texts = {
  material: {
    title: 'Materials',
    intro: 'Everything the text names: data, starter code, images. The lesson links to a file by its name.',
    empty: 'No materials yet.',
  },
  solution: {
    title: 'Model solution',
    intro: 'Learners see it after their own solution is approved.',
    empty: 'No model solution yet.',
  },
}
const { maxBytes } = uploadTaskFiles.upload!

export function FilesPanel({ stepId, kind, files, onInsert, onRenamed, isLinked }: FilesPanelProps) {
  const { title, intro, empty } = texts[kind]
  return (
    <section aria-labelledby={`${kind}-files`} className="surface grid grid-cols-1 gap-4 p-4 sm:p-5">
      <div>
        <h2 id={`${kind}-files`} tabIndex={-1} className="type-h3 outline-none">
          {title}
        </h2>
        <p className="type-small mt-1 text-soft">{intro}</p>
      </div>
      {files.length === 0 ? (
        <p className="text-soft">{empty}</p>
      ) : (
        <ul aria-label={title} className="divide-y divide-line rounded-control border border-line">
          {files.map((file) => (
            <FileRow
              key={file.stepFileId}
              stepId={stepId}
              file={file}
              isLinked={isLinked(file.name)}
              onInsert={onInsert && (() => onInsert(file))}
              onRenamed={(name) => onRenamed(file.name, name)}
            />
          ))}
        </ul>
      )}
      <Uploading stepId={stepId} kind={kind} />
    </section>
  )
}

/** Uploads at once, into a folder if one is named. */
function Uploading({ stepId, kind }: { stepId: number; kind: StepFileRole }) {
  const upload = useUploadFiles(stepId)
  const [folder, setFolder] = useState('')
  const [share, setShare] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const stop = useRef<AbortController | null>(null)
  const trimmed = folder.trim().replace(/\/+$/, '')
  const named = trimmed === '' ? null : StepFileName.safeParse(trimmed)
  const folderProblem = named && !named.success ? named.error.issues[0]!.message : null

  function send(files: File[]) {
    const found = limitProblem(files)
    setProblem(found)
    if (found || folderProblem) return
    const controller = new AbortController()
    stop.current = controller
    setShare(0)
    upload.mutate(
      { files, role: kind, folder: trimmed, signal: controller.signal, onProgress: setShare },
      { onError: (error) => !controller.signal.aborted && setProblem(reasonOf(error)) },
    )
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      {upload.isPending ? (
        <UploadBar progress={share} onCancel={() => stop.current?.abort(new Error('Stopped'))} />
      ) : (
        <FileDrop label="Upload files" multiple onFiles={send} />
      )}
      <Problem text={problem} />
      <details open={folder !== ''}>
        <summary className="link cursor-pointer pointer-coarse:min-h-11">Upload into a folder</summary>
        <Field
          label="Folder"
          hint={`For files that belong together, such as starter. Each file up to ${fileSize(maxBytes)}.`}
          problem={folderProblem}
          className="mt-3"
        >
          <Input value={folder} maxLength={100} onChange={(event) => setFolder(event.target.value)} />
        </Field>
      </details>
    </div>
  )
}
