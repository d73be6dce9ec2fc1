import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { uploadStatement } from '#contract/membership/statements.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { FileDrop } from '#web/kit/forms/file-drop.tsx'
import { PasswordInput } from '#web/kit/forms/password-input.tsx'
import { day, fileSize } from '#web/kit/format.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { UploadBar } from '#web/kit/forms/upload-bar.tsx'
import { ApiError } from '#web/kit/api/call.ts'
import { useUploadStatement } from '../statements.api.ts'

const { maxBytes } = uploadStatement.upload!
const accepted = ['.csv', '.tsv', '.txt', '.xls', '.xlsx', '.pdf', 'text/csv', 'text/plain', 'application/pdf']

type Locked = { file: File; problem: string }

export function UploadStatement() {
  const upload = useUploadStatement()
  const navigate = useNavigate()
  const abort = useRef<AbortController | null>(null)
  const [share, setShare] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const [locked, setLocked] = useState<Locked | null>(null)

  const send = async (file: File | undefined, password = '') => {
    if (!file || upload.isPending) return
    if (file.size > maxBytes)
      return setProblem(`This file is ${fileSize(file.size)}. The limit is ${fileSize(maxBytes)}.`)
    abort.current = new AbortController()
    setProblem(null)
    if (password === '') setLocked(null)
    setShare(0)
    try {
      const { signal } = abort.current
      const uploaded = await upload.mutateAsync({ file, password, onProgress: setShare, signal })
      const { statementId, isKnown, createdAt, state } = uploaded
      const again = state === 'matching' ? ' We’re matching it again.' : ''
      if (isKnown) toast(`This file was uploaded before, on ${day(createdAt)}.${again}`)
      await navigate(`/admin/payments/statements/${statementId}`)
    } catch (error) {
      const passwordProblem = error instanceof ApiError ? error.fields['password'] : undefined
      if (passwordProblem) return setLocked({ file, problem: passwordProblem })
      setLocked(null)
      setProblem(abort.current.signal.aborted ? 'Upload cancelled.' : messageOf(error as Error))
    }
  }

  return (
    <div className="grid max-w-xl grid-cols-1 gap-5">
      <Field
        label="Bank statement"
        hint={`CSV, Excel or PDF, as downloaded from your bank, up to ${fileSize(maxBytes)}. Nothing is verified until you confirm.`}
        problem={problem}
      >
        <FileDrop label="Choose a statement" accept={accepted} onFiles={([file]) => void send(file)}>
          {upload.isPending && (
            <UploadBar progress={share} onCancel={() => abort.current?.abort(new Error('Cancelled'))} />
          )}
        </FileDrop>
      </Field>
      {locked && (
        <Unlock
          key={locked.file.name}
          locked={locked}
          isBusy={upload.isPending}
          onOpen={(password) => void send(locked.file, password)}
        />
      )}
    </div>
  )
}

type UnlockProps = { locked: Locked; isBusy: boolean; onOpen: (password: string) => void }

function Unlock({ locked: { file, problem }, isBusy, onOpen }: UnlockProps) {
  const [password, setPassword] = useState('')
  // The last problem is about the last password sent.
  const [tried, setTried] = useState('')
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (password === '' || isBusy) return
    setTried(password)
    onOpen(password)
  }
  return (
    <form noValidate onSubmit={open} className="surface grid grid-cols-1 gap-4 p-5">
      <Field
        label={`Password of ${file.name}`}
        hint="We use it once to open the file, and don’t keep it."
        problem={isBusy || password !== tried ? null : problem}
      >
        <PasswordInput
          ref={focusInput}
          autoComplete="off"
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Opening…">
          Open the file
        </Button>
      </div>
    </form>
  )
}

/** The answer to choosing a locked file is this question. */
const focusInput = (input: HTMLInputElement | null) => input?.focus()

/** The file's own problem is more helpful than the general message. */
const messageOf = (error: Error) => (error instanceof ApiError && Object.values(error.fields)[0]) || error.message
