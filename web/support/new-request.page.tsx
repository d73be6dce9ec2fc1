import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { SupportDraft, supportTopics, type SupportTopic } from '#contract/support/requests.ts'
import { messagePictures } from '#contract/threads/messages.ts'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Input, Problem, Options, Select } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { MarkdownField } from '#web/kit/markdown/markdown-field.tsx'
import { PicturesField } from '#web/kit/forms/pictures-field.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { day } from '#web/kit/format.ts'
import { amountOf, myPayments } from '#web/membership/index.ts'
import { Attached } from './attached.tsx'
import { courseChoices, useWriteToSupport } from './support.api.ts'
import { topicLabels } from './topics.ts'

type Draft = { topic: SupportTopic | ''; paymentId: string; courseId: string; subject: string; message: string }

/** A payment screen links here with the payment. */
const initialDraft = (params: URLSearchParams): Draft => ({
  topic: supportTopics.find((topic) => topic === params.get('topic')) ?? '',
  paymentId: /^\d+$/.exec(params.get('payment') ?? '')?.[0] ?? '',
  courseId: '',
  subject: '',
  message: '',
})

export function NewRequestPage() {
  const [params] = useSearchParams()
  return (
    <>
      <PageHeader
        intro="Only you and our staff can read it. We reply within one working day."
        back={{ to: '/dashboard/support', label: 'Help and support' }}
      />
      <RequestForm key={params.toString()} initial={initialDraft(params)} />
    </>
  )
}

function RequestForm({ initial }: { initial: Draft }) {
  const { topic, paymentId } = initial
  // Its own draft for each place it is opened from.
  const { draft, change, forget } = useDraft(`support ${topic} ${paymentId}`.trim(), initial, 'browser')
  const [pictures, setPictures] = useState<File[]>([])
  const navigate = useNavigate()
  const write = useWriteToSupport()
  const { onSubmit, problems, isBusy } = useForm({
    schema: SupportDraft,
    // A choice that isn't shown is left out.
    read: (fields) => Object.fromEntries([...fields].filter(([name, value]) => value !== '' || isTyped.has(name))),
    submit: async (values) => {
      const body = SupportDraft.parse(values)
      const { requestId } = await write.mutateAsync({ body, files: pictures })
      forget()
      toast('Message sent')
      void navigate(`/dashboard/support/${requestId}`, { replace: true })
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate className="grid max-w-2xl grid-cols-1 gap-5">
      <Field label="Topic" problem={problems['topic']}>
        <Select
          name="topic"
          required
          value={draft.topic}
          onChange={({ target }) => change({ topic: target.value as SupportTopic | '' })}
        >
          <option value="">Choose a topic</option>
          <Options of={supportTopics.map((one) => [one, topicLabels[one]])} />
        </Select>
      </Field>
      {draft.topic === 'payment' && (
        <PaymentChoice
          value={draft.paymentId}
          onChange={(chosen) => change({ paymentId: chosen })}
          problem={problems['paymentId']}
        />
      )}
      {draft.topic === 'course' && (
        <CourseChoice
          value={draft.courseId}
          onChange={(chosen) => change({ courseId: chosen })}
          problem={problems['courseId']}
        />
      )}
      <Field label="Subject" problem={problems['subject']}>
        <Input
          name="subject"
          value={draft.subject}
          onChange={({ target }) => change({ subject: target.value })}
          maxLength={150}
          required
          autoComplete="off"
        />
      </Field>
      <MarkdownField
        label="Message"
        hint="What happened, and what do you need? Screenshots help."
        problem={problems['message']}
        name="message"
        rows={6}
        maxLength={4000}
        value={draft.message}
        onChange={({ target }) => change({ message: target.value })}
      />
      <PicturesField
        limits={messagePictures}
        pictures={pictures}
        onPictures={setPictures}
        problem={problems['pictures']}
      />
      <Problem text={problems['form']} />
      <Button type="submit" variant="primary" className="justify-self-start" busy={isBusy} busyLabel="Sending…">
        Send
      </Button>
    </form>
  )
}

const isTyped = new Set(['topic', 'subject', 'message'])

type ChoiceProps = { value: string; onChange: (value: string) => void; problem: string | undefined }

function PaymentChoice({ value, onChange, problem }: ChoiceProps) {
  const payments = useQuery(myPayments).data?.payments
  if (payments?.length === 0) return null
  const chosen = payments?.find(({ paymentId }) => String(paymentId) === value)
  return (
    <>
      <Field label="Payment" optional problem={problem}>
        <Select name="paymentId" value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">No payment</option>
          {payments?.map((payment) => (
            <option key={payment.paymentId} value={payment.paymentId}>
              {`${amountOf(payment)} on ${day(payment.createdAt)}, ${payment.state}`}
            </option>
          ))}
          {/* Until they are loaded. */}
          {value !== '' && !chosen && <option value={value}>Payment {value}</option>}
        </Select>
      </Field>
      {chosen && <Attached request={{ payment: chosen, course: null }} />}
    </>
  )
}

function CourseChoice({ value, onChange, problem }: ChoiceProps) {
  const courses = useQuery(courseChoices).data
  return (
    <Field label="Course" optional problem={problem}>
      <Select name="courseId" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">No course</option>
        {courses?.map(({ courseId, courseTitle }) => (
          <option key={courseId} value={courseId}>
            {courseTitle}
          </option>
        ))}
        {value !== '' && !courses && <option value={value}>Course {value}</option>}
      </Select>
    </Field>
  )
}
