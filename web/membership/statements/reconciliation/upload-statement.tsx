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

/** Sends a statement and goes to what is found in it. */
export function UploadStatement() {
  const upload = useUploadStatement()
  const navigate = useNavigate()
  const stopper = useRef<AbortController | null>(null)
  const [share, setShare] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)

  const send = async (file: File | undefined) => {
    if (!file || upload.isPending) return
    if (file.size > maxBytes) return setProblem(`The file is larger than ${fileSize(maxBytes)}.`)
    stopper.current = new AbortController()
    setProblem(null)
    setShare(0)
    try {
      const { signal } = stopper.current
      const { statementId } = await upload.mutateAsync({ file, onProgress: setShare, signal })
      await navigate(`/admin/payments/statements/${statementId}`)
    } catch (error) {
      setProblem(stopper.current.signal.aborted ? 'Stopped. Nothing was uploaded.' : refusalOf(error as Error))
    }
  }

  return (
    <Field
      label="Bank statement (CSV)"
      hint={`As your bank’s site gives it, up to ${fileSize(maxBytes)}. Nothing is verified before you say so.`}
      problem={problem}
      className="max-w-xl"
    >
      <FileDrop
        label="Choose a statement"
        accept={['.csv', '.txt', 'text/csv', 'text/plain']}
        onFiles={([file]) => void send(file)}
      >
        {upload.isPending && <UploadBar share={share} onStop={() => stopper.current?.abort(new Error('Stopped'))} />}
      </FileDrop>
    </Field>
  )
}

/** What is wrong with the file itself says more than that something is. */
const refusalOf = (error: Error) => (error instanceof ApiError && Object.values(error.fields)[0]) || error.message
