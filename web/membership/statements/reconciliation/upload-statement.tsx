import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { uploadStatement } from '#contract/membership/statements.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { FileDrop } from '#web/kit/forms/file-drop.tsx'
import { fileSize } from '#web/kit/format.ts'
import { UploadBar } from '#web/kit/forms/upload-bar.tsx'
import { ApiError } from '#web/kit/api/call.ts'
import { useUploadStatement } from '../statements.api.ts'

const { maxBytes } = uploadStatement.upload!

export function UploadStatement() {
  const upload = useUploadStatement()
  const navigate = useNavigate()
  const abort = useRef<AbortController | null>(null)
  const [share, setShare] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)

  const send = async (file: File | undefined) => {
    if (!file || upload.isPending) return
    if (file.size > maxBytes)
      return setProblem(`This file is ${fileSize(file.size)}. The limit is ${fileSize(maxBytes)}.`)
    abort.current = new AbortController()
    setProblem(null)
    setShare(0)
    try {
      const { signal } = abort.current
      const { statementId } = await upload.mutateAsync({ file, onProgress: setShare, signal })
      await navigate(`/admin/payments/statements/${statementId}`)
    } catch (error) {
      setProblem(abort.current.signal.aborted ? 'Upload cancelled.' : messageOf(error as Error))
    }
  }

  return (
    <Field
      label="Bank statement (CSV)"
      hint={`As downloaded from your bank, up to ${fileSize(maxBytes)}. Nothing is verified until you confirm.`}
      problem={problem}
      className="max-w-xl"
    >
      <FileDrop
        label="Choose a statement"
        accept={['.csv', '.txt', 'text/csv', 'text/plain']}
        onFiles={([file]) => void send(file)}
      >
        {upload.isPending && (
          <UploadBar progress={share} onCancel={() => abort.current?.abort(new Error('Cancelled'))} />
        )}
      </FileDrop>
    </Field>
  )
}

/** The file's own problem is more helpful than the general message. */
const messageOf = (error: Error) => (error instanceof ApiError && Object.values(error.fields)[0]) || error.message
