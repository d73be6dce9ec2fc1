import { useState } from 'react'
import { type Idea, IdeaDraft, TechStack } from '#contract/projects/ideas.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { MarkdownField } from '#web/kit/markdown/markdown-field.tsx'
import { type Problems, useForm } from '#web/kit/forms/form.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { Chips } from '../chips.tsx'
import { type TypedIdea, useCreateIdea, useEditIdea } from './ideas.api.ts'

export const emptyIdea: TypedIdea = { name: '', description: '', techStack: '' }

type NewIdeaProps = {
  /** Kept by the page, so that closing the dialog by mistake loses nothing. */
  typed: TypedIdea
  onType: (typed: TypedIdea) => void
  onClose: () => void
}

export function NewIdeaDialog({ typed, onType, onClose }: NewIdeaProps) {
  const create = useCreateIdea()
  const submit = async (body: TypedIdea) => {
    await create.mutateAsync({ body })
    onType(emptyIdea)
    toast('Your idea is sent. A teacher will reply soon.')
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title="Start your idea"
      intro="It doesn’t need to be perfect. Teachers help you find a good first version."
    >
      <IdeaFields typed={typed} onType={onType} submit={submit} onClose={onClose} label="Send to teachers" />
    </Dialog>
  )
}

export function EditIdeaDialog({ idea, onClose }: { idea: Idea; onClose: () => void }) {
  const { name, description, techStack } = idea
  const [typed, setTyped] = useState<TypedIdea>({ name, description, techStack: techStack.join(', ') })
  const edit = useEditIdea()
  const submit = async (body: TypedIdea) => {
    await edit.mutateAsync({ params: { ideaId: idea.ideaId }, body })
    toast('Saved')
    onClose()
  }
  return (
    <Dialog open onClose={onClose} closeOnBackdrop={false} title="Edit your idea">
      <IdeaFields typed={typed} onType={setTyped} submit={submit} onClose={onClose} label="Save" />
    </Dialog>
  )
}

type IdeaFieldsProps = NewIdeaProps & { submit: (body: TypedIdea) => Promise<void>; label: string }

function IdeaFields({ typed, onType, submit, onClose, label }: IdeaFieldsProps) {
  const { onSubmit, problems, isBusy } = useForm({ schema: IdeaDraft, submit })
  const change = (part: Partial<TypedIdea>) => onType({ ...typed, ...part })
  const chips = TechStack.safeParse(typed.techStack)
  return (
    <form onSubmit={onSubmit} noValidate className="grid grid-cols-1 gap-5">
      {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
      <Field label="Name" problem={problems['name']}>
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
        hint="What is it for, and who will use it?"
        problem={problems['description']}
        name="description"
        required
        rows={5}
        maxLength={4000}
        value={typed.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <div className="grid gap-2.5">
        <Field
          label="Tech stack"
          optional
          hint="Separate with commas, for example React, Node.js, PostgreSQL"
          problem={stackProblem(problems)}
        >
          <Input
            name="techStack"
            maxLength={500}
            autoComplete="off"
            value={typed.techStack}
            onChange={(event) => change({ techStack: event.target.value })}
          />
        </Field>
        {chips.success && <Chips names={chips.data} label="Tech stack" />}
      </div>
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button onClick={onClose}>Not now</Button>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Sending…">
          {label}
        </Button>
      </div>
    </form>
  )
}

/** The error can be on one name of the list. */
const stackProblem = (problems: Problems) =>
  Object.entries(problems).find(([field]) => field === 'techStack' || field.startsWith('techStack.'))?.[1]
