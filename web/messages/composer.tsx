import { useState } from 'react'
import { useNavigate } from 'react-router'
import { maxBodyLength, maxSubjectLength, type StaffMessage } from '#contract/messages/messages.ts'
import { mergeProblem } from '#contract/messages/merge-fields.ts'
import { ChooseVersion } from '#web/kit/forms/choose-version.tsx'
import { Field, Input, Problem } from '#web/kit/forms/field.tsx'
import { useIdempotencyKey } from '#web/kit/api/idempotency-key.ts'
import { MarkdownField } from '#web/kit/markdown/markdown-field.tsx'
import { asApiError } from '#web/kit/forms/problems.ts'
import { SaveStatus } from '#web/kit/forms/save-status.tsx'
import { Switch } from '#web/kit/forms/switch.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { InsertFields, useBox } from './insert-fields.tsx'
import { useMessageDraft } from './message-draft.ts'
import { useDeleteMessage, useSendTest } from './messages.api.ts'
import { ReachOf } from './reach.tsx'
import { Recipients } from './recipients.tsx'
import { SendDialog } from './send-dialog.tsx'

const Preview = lazyPart(() => import('./preview.tsx'), 'Preview')

type Problems = Record<string, string | undefined>

export function Composer({ message }: { message: StaffMessage }) {
  const { messageId } = message
  const { draft, value, status, savedAt, problem } = useMessageDraft(messageId, message)
  const [problems, setProblems] = useState<Problems>({})
  const [dialog, setDialog] = useState<'send' | 'delete' | null>(null)
  const [subject, body] = [useBox(), useBox()]
  const newer = draft.newer()

  const edit = (changes: Parameters<typeof draft.edit>[0]) => {
    // An error disappears with the change that answers it.
    const edited = new Set([...Object.keys(changes), 'form'])
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !edited.has(field))))
    draft.edit(changes)
  }
  const onProblem = (error: unknown) => {
    const { fields, message: text } = asApiError(error)
    setProblems(fields ?? { form: text })
  }

  return (
    <>
      <PageHeader
        title={value.subject.trim() || 'New message'}
        back={{ to: '/admin/messages', label: 'Messages' }}
        intro={<SaveStatus status={status} savedAt={savedAt} problem={problem} />}
        actions={
          <Button variant="quiet" onClick={() => setDialog('delete')}>
            Delete draft
          </Button>
        }
      />
      {status === 'conflict' && newer && (
        <ChooseVersion
          className="mb-4"
          what="This message"
          savedAt={newer.savedAt}
          onKeep={draft.overwriteNewer}
          onUseOther={draft.acceptNewer}
        />
      )}
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Card className="grid content-start gap-5">
          <div ref={subject} className="grid gap-2">
            <Field
              label="Subject"
              hint={`The title of the notification and the email, up to ${maxSubjectLength} characters.`}
              problem={problems['subject'] ?? mergeProblem(value.subject)}
            >
              <Input
                name="subject"
                value={value.subject}
                maxLength={maxSubjectLength}
                onChange={({ target }) => edit({ subject: target.value })}
              />
            </Field>
            <InsertFields label="Insert in the title" box={subject} onInsert={(text) => edit({ subject: text })} />
          </div>
          <div ref={body} className="grid gap-2">
            <MarkdownField
              label="Message"
              name="body"
              hint="{first name|friend} says “friend” to those whose first name we don’t know."
              rows={12}
              value={value.body}
              maxLength={maxBodyLength}
              problem={problems['body'] ?? mergeProblem(value.body)}
              onChange={({ target }) => edit({ body: target.value })}
            />
            <InsertFields label="Insert in the text" box={body} onInsert={(text) => edit({ body: text })} />
          </div>
          <Recipients segment={value.segment} problem={problems['segment']} onChange={(segment) => edit({ segment })} />
          <Switch
            label="Also by email"
            hint="To everyone who allows emails from the school. The notification always arrives."
            isOn={value.byEmail}
            onSwitch={(byEmail) => edit({ byEmail })}
          />
          <ReachOf segment={value.segment} byEmail={value.byEmail} />
          <Problem text={problems['form']} />
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" onClick={() => setDialog('send')} disabled={status === 'conflict'}>
              Send or schedule
            </Button>
            <TestButton messageId={messageId} flush={draft.flush} onProblem={onProblem} />
          </div>
        </Card>
        <Preview subject={value.subject} body={value.body} byEmail={value.byEmail} segment={value.segment} />
      </div>
      {dialog === 'send' && (
        <SendDialog
          messageId={messageId}
          segment={value.segment}
          byEmail={value.byEmail}
          prepare={async () => {
            await draft.flush()
            return draft.version()
          }}
          onProblem={onProblem}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'delete' && <DeleteDialog messageId={messageId} onClose={() => setDialog(null)} />}
    </>
  )
}

type TestProps = { messageId: number; flush: () => Promise<void>; onProblem: (error: unknown) => void }

function TestButton({ messageId, flush, onProblem }: TestProps) {
  const test = useSendTest()
  const { keyFor, forget } = useIdempotencyKey()
  const send = async () => {
    await flush()
    try {
      await test.mutateAsync({ params: { messageId }, idempotencyKey: keyFor(messageId) })
      forget()
      toast('Sent to you: check your notifications and your email.')
    } catch (error) {
      forget()
      onProblem(error)
    }
  }
  return (
    <Button busy={test.isPending} onClick={() => void send()}>
      Send a test to me
    </Button>
  )
}

function DeleteDialog({ messageId, onClose }: { messageId: number; onClose: () => void }) {
  const remove = useDeleteMessage()
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      title="Delete this draft?"
      text="Nobody has received it. Its text stays in the audit log."
      action="Delete"
      busyLabel="Deleting…"
      onConfirm={async () => {
        await remove.mutateAsync({ params: { messageId } })
        await navigate('/admin/messages', { replace: true })
      }}
      onClose={onClose}
    />
  )
}
