import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { IntroductionRequest } from '#contract/hiring/introductions.ts'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Input, Options, Select, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { myOpenings } from '../openings/openings.api.ts'
import { useRequest } from './introductions.api.ts'

type AskProps = {
  /** Of the candidate. */
  code: string
  /** The only one to choose. */
  opening?: { openingId: number; title: string }
}

export function AskButton(props: AskProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        Ask for an introduction
      </Button>
      {isOpen && <AskDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function AskDialog({ code, opening, onClose }: AskProps & { onClose: () => void }) {
  const navigate = useNavigate()
  const { mutateAsync } = useRequest()
  const { draft, change, forget } = useDraft(`introduction ${code}`, { message: '' })
  const form = useForm({
    schema: IntroductionRequest,
    read: (fields) => ({ ...Object.fromEntries(fields), code }),
    submit: async (body) => {
      const { introductionId } = await mutateAsync({ body })
      forget()
      onClose()
      toast('Sent. They have 7 days to answer.')
      void navigate(`/company/introductions/${introductionId}`)
    },
  })
  return (
    <FormDialog
      title={`Ask candidate ${code} for an introduction`}
      intro="They read who you are and what the work is, and decide within 7 days. You see who they are only if they accept."
      form={form}
      submitLabel="Send request"
      busyLabel="Sending…"
      onClose={onClose}
    >
      {opening ? (
        <Field label="Opening" problem={form.problems['openingId']}>
          <Input value={opening.title} readOnly />
          <input type="hidden" name="openingId" value={opening.openingId} />
        </Field>
      ) : (
        <OpeningChoice problem={form.problems['openingId']} />
      )}
      <Field
        label="Message"
        hint="What they’d build, with whom, and what in their work made you write"
        problem={form.problems['message']}
      >
        <Textarea
          name="message"
          rows={6}
          maxLength={2000}
          required
          value={draft.message}
          onChange={({ target }) => change({ message: target.value })}
        />
      </Field>
    </FormDialog>
  )
}

function OpeningChoice({ problem }: { problem: string | undefined }) {
  const { data } = useInfiniteQuery(myOpenings)
  const open = data?.pages.flatMap(({ items }) => items).filter(({ state }) => state === 'open')
  return (
    <Field
      label="Opening"
      problem={problem}
      hint={
        open?.length === 0 && (
          <>
            You have no open opening yet. <RouteLink to="/company/openings">Write one</RouteLink>; our team reads it
            first.
          </>
        )
      }
    >
      <Select name="openingId" required defaultValue="">
        <option value="">Choose an opening</option>
        <Options of={(open ?? []).map(({ openingId, title }) => [openingId, title])} />
      </Select>
    </Field>
  )
}
