import { useRef, useState } from 'react'
import { TriedRequest } from '#contract/learning/attempts/tries.ts'
import type { CodeFile } from '#contract/learning/practice.ts'
import { Field, Input, Options, Problem, Select, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Send, Square } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { OnlineButton } from '#web/kit/states/online-button.tsx'
import type { GoTo } from '../explanation/failure-text.tsx'
import { jsonProblem } from './request.rules.ts'
import { SentRequest } from './sent-request.tsx'
import { useRequests } from './use-requests.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

const RequestForm = TriedRequest.extend({
  body: TriedRequest.shape.body.superRefine((body, context) => {
    const message = jsonProblem(body)
    if (message) context.addIssue({ code: 'custom', message })
  }),
})

type RequestConsoleProps = {
  stepId: number
  files: CodeFile[]
  /** One try runs at a time. */
  onStart: () => void
  onGoTo: GoTo
}

/** Sends a request to the app of a project and shows what it answers. */
export function RequestConsole({ stepId, files, onStart, onGoTo }: RequestConsoleProps) {
  const requests = useRequests(stepId, files)
  const { sent, state } = requests
  const [written, setWritten] = useState<TriedRequest>({ method: 'GET', path: '/', body: '' })
  const form = useRef<HTMLFormElement>(null)
  const { onSubmit, problems } = useForm({
    schema: RequestForm,
    read: () => ({ ...written, path: written.path.trim(), body: hasBody(written) ? written.body : '' }),
    submit: async (request) => {
      onStart()
      // The field stays usable while it runs.
      void requests.send(request)
    },
  })
  const change = (part: Partial<TriedRequest>) => setWritten({ ...written, ...part })
  const isBusy = state !== 'idle'
  return (
    <div className="grid grid-cols-1 gap-4 px-4 pb-4">
      <form ref={form} onSubmit={onSubmit} noValidate aria-label="Request" className="grid grid-cols-1 gap-3">
        <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3">
          <Field label="Method" problem={problems['method']}>
            <Select
              name="method"
              value={written.method}
              onChange={({ target }) => change({ method: target.value as TriedRequest['method'] })}
            >
              <Options of={methods.map((method) => [method, method])} />
            </Select>
          </Field>
          <Field label="Path" problem={problems['path']}>
            <Input
              name="path"
              value={written.path}
              onChange={({ target }) => change({ path: target.value })}
              autoCapitalize="off"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              className="font-mono"
            />
          </Field>
        </div>
        {hasBody(written) && (
          <Field label="Body" optional hint="JSON, or any other text" problem={problems['body']}>
            <Textarea
              name="body"
              rows={3}
              value={written.body}
              onChange={({ target }) => change({ body: target.value })}
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              className="font-mono text-sm"
            />
          </Field>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {isBusy ? (
            <Button onClick={requests.stop}>
              <Square aria-hidden="true" className="size-4" />
              Stop
            </Button>
          ) : (
            <OnlineButton type="submit">
              <Send aria-hidden="true" className="size-4" />
              Send
            </OnlineButton>
          )}
          <output className="type-small min-w-0 flex-1 basis-40 text-soft">{stateTexts[state]}</output>
        </div>
        <Problem text={problems['form'] ?? requests.problem} />
      </form>
      {sent.length > 0 && (
        <ol aria-label="Requests you sent" className="grid grid-cols-1 gap-3">
          {sent.map((one, index) => (
            <SentRequest
              key={one.number}
              sent={one}
              isOpen={index === 0}
              onGoTo={onGoTo}
              onUse={() => {
                setWritten(one.request)
                form.current?.querySelector<HTMLElement>('[name=path]')?.focus()
              }}
            />
          ))}
        </ol>
      )}
    </div>
  )
}

const hasBody = ({ method }: TriedRequest) => method !== 'GET' && method !== 'DELETE'

const stateTexts = {
  idle: 'Your app starts again for each request, with nothing stored.',
  queued: 'Waiting for our server…',
  running: 'Running…',
}
